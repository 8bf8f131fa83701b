import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import type { Api } from './partner.ts'
import { test as base } from './product.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** Journeys of a partner with a server that receives. */
export const test = base.extend<{ receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its pattern
  receiver: async ({}, provide) => {
    const receiver = await startReceiver()
    await provide(receiver)
    await receiver.close()
  },
})

export const setting = { path: '/webhook', title: 'Webhook Setting' }

/** A webhook in development for all events. */
export async function make(api: Api, url: string): Promise<{ id: string; secret: string }> {
  const { data, failure } = await api('development', createWebhook, { url, event: '*' })
  if (data === undefined) throw new Error(failure?.message)
  return data
}
