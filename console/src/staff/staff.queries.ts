import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import { addStaff, listStaff, removeStaff, resetStaff, setStaffRole } from '@edis/contract/console/staff'
import type { StaffRole } from '@edis/contract/staff-roles'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import { keysKey } from './keys/keys.queries.ts'

export type StaffMember = DataOf<typeof listStaff>[number]

const staffKey = ['staff'] as const

/** Staff are the same in both environments. */
export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: ({ signal }) => request('production', listStaff, {}, signal),
})

export const useAddStaff = () =>
  useChange((member: RequestOf<typeof addStaff>) => request('production', addStaff, member), staffKey)

export const useSetRole = ({ staff_id }: StaffMember) =>
  useChange(
    (change: { role: StaffRole; reason: string }) => request('production', setStaffRole, { staff_id, ...change }),
    staffKey,
  )

export const useReset = ({ staff_id }: StaffMember) =>
  useChange(
    (reset: { second_factor: boolean; reason: string }) => request('production', resetStaff, { staff_id, ...reset }),
    staffKey,
  )

export const useRemove = ({ staff_id }: StaffMember) =>
  useChange(
    (removal: { revoke_keys: string[]; reason: string }) =>
      request('production', removeStaff, { staff_id, ...removal }),
    staffKey,
    keysKey,
  )
