import type { Environment } from '@edis/contract/environment'
import { afterCommit } from '../database/transaction.ts'
import { deliverOrderEvents } from '../deliveries/order-events.ts'
import type { Bell } from '../order-feed/bell.ts'
import type { OrderParts } from '../orders/sending/order-parts.ts'

type Told = { wake: (webhookIds: string[]) => void; bell: Pick<Bell, 'ring'> }

/** Publishes orders' events: to webhooks in the transaction, to readers of the feed after it. */
export function tellOfOrders(environment: Environment, { wake, bell }: Told): OrderParts['onEvents'] {
  const deliver = deliverOrderEvents(environment, wake)
  return async (transaction, events) => {
    await deliver(transaction, events)
    afterCommit(transaction, bell.ring)
  }
}
