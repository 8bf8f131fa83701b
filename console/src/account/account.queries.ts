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
  useChange(async (code: string) => (await request('production', confirmStaffAuthenticator, { code })).recovery_codes)

export const useRemoveAuthenticator = () =>
  useChange((code: string) => request('production', removeStaffAuthenticator, { code }))

export const useNewCodes = () =>
  useChange(async (code: string) => (await request('production', renewStaffRecoveryCodes, { code })).recovery_codes)
