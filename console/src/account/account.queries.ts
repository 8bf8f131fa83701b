import {
  beginStaffAuthenticator,
  confirmStaffAuthenticator,
  removeStaffAuthenticator,
  renewStaffRecoveryCodes,
} from '@edis/contract/console/second-factor'
import { changeStaffPassword } from '@edis/contract/console/staff'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { request } from '../api.ts'

// One's account is the same in both environments.
export const useChangePassword = () =>
  useChange((passwords: { current: string; new: string }) => request('production', changeStaffPassword, passwords))

export const useBeginAuthenticator = () => useChange(() => request('production', beginStaffAuthenticator, {}))

export const useConfirmAuthenticator = () =>
  useChange((code: string) => request('production', confirmStaffAuthenticator, { code }))

export const useRemoveAuthenticator = () =>
  useChange((code: string) => request('production', removeStaffAuthenticator, { code }))

export const useNewCodes = () => useChange((code: string) => request('production', renewStaffRecoveryCodes, { code }))
