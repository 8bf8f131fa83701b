import type { Environment } from '@edis/contract/environment'
import type { ProviderEventData, ProviderEventName, ProviderPayload } from '@edis/contract/webhooks/provider-events'
import { newId } from '../database/id.ts'
import type { Transaction } from '../database/transaction.ts'
import { fanOut, type NewDelivery } from './fan-out.store.ts'

/** Something that the provider's own webhooks are told. */
export type ProviderEvent<Name extends ProviderEventName = ProviderEventName> = {
  [Event in Name]: { event: Event; occurredAt: Date; data: ProviderEventData<Event> }
}[Name]

/**
 * Tells the provider's own webhooks of the environment that the transaction is in, if it commits. Workers find it at their
 * next poll, within a second.
 */
export async function tellProvider(
  transaction: Transaction,
  environment: Environment,
  ...events: readonly ProviderEvent[]
): Promise<void> {
  if (events.length === 0) return
  const told = events.map((event) => providerDelivery(environment, event, { id: newId('evt'), sequence: null }))
  await fanOut(transaction, told)
}

/** An event for the provider's own webhooks. `sequence`: of an order's event, its number. */
export function providerDelivery(
  environment: Environment,
  { event, occurredAt, data }: ProviderEvent,
  { id, sequence, orderId, createdAt = occurredAt }: Numbers,
): NewDelivery {
  const payload: ProviderPayload = {
    id,
    event,
    environment,
    occurred_at: occurredAt.toISOString(),
    sequence,
    data,
  }
  const body = JSON.stringify(payload)
  return { eventId: id, event, partnerId: null, orderId: orderId ?? null, sequence: sequence ?? 1, body, createdAt }
}
type Numbers = { id: string; sequence: number | null; orderId?: string; createdAt?: Date }
