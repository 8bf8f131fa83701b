import type { Environment } from '@edis/contract/environment'
import { deliveryBody } from '@edis/contract/webhooks/deliveries'
import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'
import { webhookExamples } from '@edis/contract/webhooks/webhook-payload'
import { type Database } from '../server/src/database/connection.ts'
import { newId } from '../server/src/database/id.ts'
import { afterCommit, inTransaction } from '../server/src/database/transaction.ts'
import { fanOut } from '../server/src/outbox/fan-out.store.ts'
import { createWakes } from '../server/src/deliveries/wakes.ts'

type Events = {
  /** Absent: wakes of its own. */
  wake?: (webhookIds: string[]) => void
  partnerId: string
  environment?: Environment
  event?: WebhookEventName
  orderId?: string
  count?: number
}

/** Commits events of as many orders, as the orders do, and wakes whoever delivers them. Gives their ids. */
export async function writeEvents(database: Database, events: Events): Promise<string[]> {
  const { partnerId, environment = 'development', event = 'order.created', orderId, count = 1 } = events
  const wakes = events.wake ? null : createWakes(database, environment, () => {})
  const wake = events.wake ?? wakes?.wake ?? (() => {})
  const made = Array.from({ length: count }, () => ({ id: newId('evt'), order: orderId ?? newId('ord') }))
  await inTransaction(database, async (transaction) => {
    const webhookIds = await fanOut(
      transaction,
      made.map(({ id, order }) => {
        const example = webhookExamples[event]
        const data = { ...example.data, order_id: order }
        const body = deliveryBody({ ...example, id, environment, sequence: 1, data })
        return { eventId: id, event, partnerId, orderId: order, sequence: 1, body, createdAt: new Date() }
      }),
    )
    afterCommit(transaction, () => wake(webhookIds))
  })
  await wakes?.stop()
  return made.map(({ id }) => id)
}
