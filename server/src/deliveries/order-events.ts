import { deliveryBody } from '@edis/contract/webhooks/deliveries'
import type { Environment } from '@edis/contract/environment'
import { afterCommit, type Transaction } from '../database/transaction.ts'
import type { OrderEvent } from '../orders/orders.ts'
import { fanOut } from './fan-out.store.ts'

/** Writes the deliveries of orders' events in the transaction that writes the events, and wakes the workers after it. */
export const deliverOrderEvents =
  (environment: Environment, wake: (webhookIds: string[]) => void) =>
  async (transaction: Transaction, events: readonly OrderEvent[]): Promise<void> => {
    const webhookIds = await fanOut(
      transaction,
      events.map((event) => ({
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
      })),
    )
    if (webhookIds.length > 0) afterCommit(transaction, () => wake(webhookIds))
  }
