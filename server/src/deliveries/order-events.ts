import { deliveryBody } from '@edis/contract/webhooks/deliveries'
import type { Environment } from '@edis/contract/environment'
import { afterCommit, type Transaction } from '../database/transaction.ts'
import type { OrderEvent } from '../orders/orders.ts'
import { fanOut, type NewDelivery } from '../outbox/fan-out.store.ts'
import { providerDelivery } from '../outbox/provider-events.ts'

/** Writes the deliveries of orders' events in the transaction that writes the events, and wakes the workers after it. */
export const deliverOrderEvents =
  (environment: Environment, wake: (webhookIds: string[]) => void) =>
  async (transaction: Transaction, events: readonly OrderEvent[]): Promise<void> => {
    const webhookIds = await fanOut(
      transaction,
      events.flatMap((event) => [toPartner(environment, event), ...toProvider(environment, event)]),
    )
    if (webhookIds.length > 0) afterCommit(transaction, () => wake(webhookIds))
  }

const toPartner = (environment: Environment, event: OrderEvent): NewDelivery => ({
  eventId: event.id,
  event: event.event,
  partnerId: event.partnerId,
  orderId: event.orderId,
  sequence: event.sequence,
  body: deliveryBody({
    id: event.id,
    event: event.event,
    environment,
    occurred_at: event.occurredAt.toISOString(),
    sequence: event.sequence,
    data: event.data,
  }),
  createdAt: event.recordedAt,
})

function toProvider(environment: Environment, told: OrderEvent): NewDelivery[] {
  const { id, event, sequence, orderId, occurredAt, recordedAt: createdAt } = told
  if (event !== 'order.created' && event !== 'order.cancel_requested') return []
  const data = { partner_id: told.partnerId, ...told.data }
  return [providerDelivery(environment, { event, occurredAt, data }, { id, sequence, orderId, createdAt })]
}
