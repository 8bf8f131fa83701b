import type { RequestOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { findDelivery } from '@edis/contract/portal-calls/deliveries'
import { goingLive, requestProduction, showCertificate } from '@edis/contract/portal-calls/going-live'
import { challengeWebhook, expireToken, findChallenge, listLogs, resetLog } from '@edis/contract/portal-calls/review'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

const reportEvery = 3_000
const waitingEvery = 5_000

/** The integration report, asked for again while the tab is seen: a developer watches it as his program runs. */
export const reportQuery = queryOptions({
  queryKey: ['report'],
  queryFn: async () => (await request('development', listLogs, {})).data,
  staleTime: 0,
  refetchInterval: reportEvery,
})

/** Whether production was asked for and granted; looked at again until it is. */
export const goingLiveQuery = queryOptions({
  queryKey: ['going-live'],
  queryFn: async () => (await request('development', goingLive, {})).data,
  refetchInterval: ({ state }) => (state.data?.production === 'granted' ? false : waitingEvery),
})

/** One delivery with its body and attempts, for those who open it as evidence. */
export const provingDeliveryQuery = (environment: Environment, id: string) =>
  queryOptions({
    queryKey: ['proving-delivery', environment, id],
    queryFn: async () => (await request(environment, findDelivery, { id })).data,
  })

/** One challenge with what was sent and answered. It stays as it is. */
export const challengeQuery = (id: string) =>
  queryOptions({
    queryKey: ['challenge', id],
    queryFn: async () => (await request('development', findChallenge, { id })).data,
    staleTime: Infinity,
  })

/** A certificate, by the id that whoever was given it has. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificate', id],
    queryFn: async () => (await request('development', showCertificate, { id })).data,
  })

export const useResetEntry = () =>
  useReportChange(async (id: string) => (await request('development', resetLog, { id })).data)

export const useChallenge = () =>
  useReportChange(
    async (challenge: RequestOf<typeof challengeWebhook>) =>
      (await request('development', challengeWebhook, challenge)).data,
  )

/** Whether there was a token to expire. */
export const useExpireToken = () =>
  useChange(async () => (await request('development', expireToken, {})).data.expired, ['credentials', 'development'])

export function useRequestProduction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await request('development', requestProduction, {})).data,
    onSuccess: (standing) => client.setQueryData(goingLiveQuery.queryKey, standing),
  })
}

const useReportChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, reportQuery.queryKey)
