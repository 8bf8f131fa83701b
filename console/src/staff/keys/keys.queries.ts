import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import { addOperationsKey, listOperationsKeys, revokeOperationsKey } from '@edis/contract/console/keys'
import type { Environment } from '@edis/contract/environment'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'

export type OperationsKey = DataOf<typeof listOperationsKeys>[number]
type NewKey = RequestOf<typeof addOperationsKey>

/** What a change of keys makes stale. */
export const keysKey = ['keys'] as const

/** Of both environments. */
export const keysQuery = queryOptions({
  queryKey: keysKey,
  queryFn: ({ signal }) => request('production', listOperationsKeys, {}, signal),
})

export const useAddKey = (environment: Environment) =>
  useChange(
    (key: Omit<NewKey, 'expires_at'> & { expires_at: string | undefined }) =>
      request(environment, addOperationsKey, key),
    keysKey,
  )

export const useRevokeKey = (key: string) =>
  useChange((reason: string) => request('production', revokeOperationsKey, { key_id: key, reason }), keysKey)
