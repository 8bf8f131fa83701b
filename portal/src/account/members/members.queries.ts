import { inviteMember, listMembers, removeMember, updateMember } from '@edis/contract/portal-calls/members'
import type { MemberRole } from '@edis/contract/members/member-roles'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { accountQuery } from '../account.queries.ts'

/** Members, then invitations. */
export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: async () => (await request('development', listMembers, {})).data,
})

export const useInvite = () =>
  useChange(
    async (fields: { email: string; role: MemberRole }) => (await request('development', inviteMember, fields)).data,
    membersQuery.queryKey,
  )

export const useUpdateMember = () =>
  useChange(
    async (fields: { id: string; role: MemberRole }) => (await request('development', updateMember, fields)).data,
    membersQuery.queryKey,
    accountQuery.queryKey,
  )

/** Removes a member, or revokes an invitation. */
export const useRemoveMember = () =>
  useChange(async (id: string) => (await request('development', removeMember, { id })).data, membersQuery.queryKey)
