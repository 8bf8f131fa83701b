import type { Call } from '@edis/contract/calls/call'
import { roleIn, ruleOf } from '@edis/contract/calls/call-roles'
import type { Environment } from '@edis/contract/environment'
import { isAtLeast } from '@edis/contract/members/member-roles'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './account/account.queries.ts'

type May = (call: Pick<Call, 'path'>, environment?: Environment) => boolean

/** Whether the role of who is signed in permits a call, by the gate's own table: what would be refused isn't offered. */
export function useMay(): May {
  const { data, failureCount } = useQuery(accountQuery)
  return (call, environment = 'development') =>
    // Where the role can't be read, the server judges
    data ? isAtLeast(data.role, roleIn(ruleOf(call), environment)) : failureCount > 0
}
