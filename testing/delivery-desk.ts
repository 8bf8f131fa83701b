import postgres from 'postgres'
import { vi } from 'vitest'
import { findDelivery, listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { writeEvents } from './order-events.ts'
import { ok, type Receiver, startReceiver } from './receiver.ts'
import { startTestApp } from './test-app.ts'

export type DeliveryPartner = Awaited<ReturnType<Awaited<ReturnType<typeof openDeliveryDesk>>['partnerWithReceiver']>>

/** The real app, which delivers to receivers on this machine, and partners who look on. */
export async function openDeliveryDesk() {
  const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  const database = openDatabase(app.databaseUrl, 'development', { connections: 2 })
  const sql = postgres(app.databaseUrl, { max: 1, connection: { search_path: 'development' } })
  const receivers: Receiver[] = []

  /** A partner with a webhook for everything that leads to a receiver of its own. */
  async function partnerWithReceiver(answer = ok) {
    const receiver = await startReceiver(answer)
    receivers.push(receiver)
    const { id: partnerId, session: token } = await app.signedInPartner()
    const webhook = (await app.call('development', createWebhook, { token, event: '*', url: receiver.url() })).data
    const write = (events: Omit<Parameters<typeof writeEvents>[1], 'partnerId'> = {}) =>
      writeEvents(database, { partnerId, ...events })
    const list = async (fields: object = {}) =>
      (await app.call('development', listDeliveries, { token, ...fields })).data.items
    const find = async (id: string) => (await app.call('development', findDelivery, { token, id })).data
    const hook = async () =>
      (await app.call('development', listWebhooks, { token })).data.find(({ id }) => id === webhook.id)
    return { receiver, partnerId, token, webhook, write, list, find, hook }
  }

  async function closeReceivers(): Promise<void> {
    for (const receiver of receivers.splice(0)) await receiver.close()
  }

  async function close(): Promise<void> {
    await app.close()
    await closeDatabase(database)
    await sql.end()
  }

  return { app, sql, partnerWithReceiver, closeReceivers, close }
}

export async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  let value: T
  await vi.waitUntil(async () => isSo((value = await read())), { timeout: 12_000, interval: 20 })
  return value!
}

/** Once all that there is to list stands so. */
export const settled = (partner: Pick<DeliveryPartner, 'list'>, state: string, count = 1) =>
  until(
    () => partner.list(),
    (items) => items.length === count && items.every((item) => item.state === state && item.next_attempt_at === null),
  )
