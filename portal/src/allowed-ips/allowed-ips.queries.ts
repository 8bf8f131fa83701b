import type { Environment } from '@edis/contract/environment'
import {
  createAllowedIp,
  deleteAllowedIp,
  listAllowedIps,
  presentAddress,
  updateAllowedIp,
} from '@edis/contract/portal-calls/allowed-ips'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../api.ts'

export const allowedIpsQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['allowed-ips', environment],
    queryFn: async () => (await request(environment, listAllowedIps, {})).data,
  })

/** The address that this browser's calls come from. */
export const presentAddressQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['present-address', environment],
    queryFn: async () => (await request(environment, presentAddress, {})).data.ip,
  })

/** Allows an address or range, or changes the entry with `id`. */
export const useSaveAddress = (environment: Environment, id: string | undefined) =>
  useListChange(environment, async (ip: string) =>
    id === undefined
      ? (await request(environment, createAllowedIp, { ip })).data
      : (await request(environment, updateAllowedIp, { id, ip })).data,
  )

export const useDeleteAddress = (environment: Environment) =>
  useListChange(environment, async (id: string) => (await request(environment, deleteAllowedIp, { id })).data)

function useListChange<Input, Output>(environment: Environment, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  const { queryKey } = allowedIpsQuery(environment)
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
