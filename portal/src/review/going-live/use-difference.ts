import { useQuery } from '@tanstack/react-query'
import { allowedIpsQuery } from '../../allowed-ips/allowed-ips.queries.ts'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { productionDifference } from './production-difference.ts'

/** What production lacks, once all that it is made of is there. `locks`: its first address shuts every other one out. */
export function useDifference() {
  const webhooks = {
    development: useQuery(webhooksQuery('development')),
    production: useQuery(webhooksQuery('production')),
  }
  const addresses = {
    development: useQuery(allowedIpsQuery('development')),
    production: useQuery(allowedIpsQuery('production')),
  }
  const all = [...Object.values(webhooks), ...Object.values(addresses)]
  const data =
    webhooks.development.data && webhooks.production.data && addresses.development.data && addresses.production.data
      ? productionDifference(
          { development: webhooks.development.data, production: webhooks.production.data },
          { development: addresses.development.data, production: addresses.production.data },
        )
      : undefined
  return {
    data,
    error: all.find((query) => query.error && !query.data)?.error ?? null,
    refetch: () => all.forEach((query) => void query.refetch()),
    locks: addresses.production.data?.length === 0 && data?.some(({ kind }) => kind === 'address'),
  }
}
