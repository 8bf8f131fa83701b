import type { Environment } from '@edis/contract/environment'
import {
  createAllowedIp,
  deleteAllowedIp,
  listAllowedIps,
  presentAddress,
  updateAllowedIp,
} from '@edis/contract/portal-calls/allowed-ips'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

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
export const useSaveAllowedIp = (environment: Environment, id: string | undefined) =>
  useChange(
    async (ip: string) =>
      id === undefined
        ? (await request(environment, createAllowedIp, { ip })).data
        : (await request(environment, updateAllowedIp, { id, ip })).data,
    allowedIpsQuery(environment).queryKey,
  )

export const useDeleteAllowedIp = (environment: Environment) =>
  useChange(
    async (id: string) => (await request(environment, deleteAllowedIp, { id })).data,
    allowedIpsQuery(environment).queryKey,
  )
