import { oneOf } from '@edis/ui/address/address-values.ts'

/** What the address says of staff and keys; without a tab it is staff. */
export type StaffSearch = { tab?: 'keys' | undefined }

export const readStaffSearch = (search: Record<string, unknown>): StaffSearch => ({ tab: oneOf(['keys'], search.tab) })
