import type { DataOf } from '@edis/contract/calls/call'
import { listFailingWebhooks } from '@edis/contract/console/webhooks'
import type { Environment } from '@edis/contract/environment'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { request } from '../api.ts'
import type { WebhookSearch } from './webhook-search.ts'

export type FailingWebhook = DataOf<typeof listFailingWebhooks>['items'][number]

const pageLength = 50

/** Of all partners, what fails or was disabled for it. */
export const failingWebhooksQuery = (environment: Environment, { find }: WebhookSearch) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', environment, find],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listFailingWebhooks, { limit: pageLength, search: find, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
