import type { RequestOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import {
  createWebhook,
  debugWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
} from '@edis/contract/portal-calls/webhooks'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { request } from '../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

export const webhooksQuery = (environment: Environment) =>
  queryOptions({
    queryKey: ['webhooks', environment],
    queryFn: async () => (await request(environment, listWebhooks, {})).data,
  })

/** How long until the list is asked for again, in milliseconds: briefly during a replay, whose progress it tells. */
export const webhooksPoll = (webhooks: readonly Webhook[] | undefined): number =>
  webhooks?.some(({ replay }) => replay && !replay.finished_at) ? 1_000 : 5_000

/** What a partner fills in: where to post, and which event (`*` for all). */
export type WebhookDraft = { url: string; event: string }

/** Creates a webhook, or changes the one with `id`. A new one's answer holds its secret. */
export function useSaveWebhook(environment: Environment, id: string | undefined) {
  return useListChange(environment, async (draft: WebhookDraft): Promise<Webhook & { secret?: string }> =>
    id === undefined
      ? (await request(environment, createWebhook, draft)).data
      : (await request(environment, updateWebhook, { id, ...draft })).data,
  )
}

export const useDeleteWebhook = (environment: Environment) =>
  useListChange(environment, async (id: string) => (await request(environment, deleteWebhook, { id })).data)

/** A new signing secret, which the answer alone holds. */
export const useRotateSecret = (environment: Environment) =>
  useListChange(environment, async (id: string) => (await request(environment, rotateWebhookSecret, { id })).data)

export const useEnableWebhook = (environment: Environment) =>
  useListChange(
    environment,
    async ({ id, enabled }: { id: string; enabled: boolean }) =>
      (await request(environment, enableWebhook, { id, enabled })).data,
  )

const useListChange = <Input, Output>(environment: Environment, change: (input: Input) => Promise<Output>) =>
  useChange(change, webhooksQuery(environment).queryKey)

/** Posts a signed sample from the development API and gives both sides of the exchange. */
export const useSendTest = () =>
  useMutation({
    mutationFn: async (fields: RequestOf<typeof debugWebhook>) =>
      (await request('development', debugWebhook, fields)).data,
  })
