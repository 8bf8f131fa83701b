import { json } from '../database/json-parameter.ts'
import type { Transaction } from '../database/transaction.ts'

/** An event that is to be delivered, with the bytes to post. */
export type NewDelivery = {
  eventId: string
  event: string
  /** Whose webhooks it goes to; null: the provider's own. */
  partnerId: string | null
  /** null: it tells of no order. */
  orderId: string | null
  sequence: number
  body: string
  createdAt: Date
}

/** Writes a delivery for each webhook that wants the event; those of a disabled webhook are held. Gives the webhooks. */
export async function fanOut(transaction: Transaction, events: readonly NewDelivery[]): Promise<string[]> {
  const rows = await transaction<{ webhookId: string }[]>`
    insert into deliveries (
      id, partner_id, webhook_id, event_id, event, order_id, sequence, body, state, due_at, created_at
    )
    select
      'dlv_' || substr("eventId", 5) || substr(webhooks.id, 5), "partnerId", webhooks.id, "eventId", event.event,
      "orderId", sequence, body, case when disabled_reason is null then 'pending' else 'held' end, now(), "createdAt"
    from jsonb_to_recordset(${json(events)}::text::jsonb) as event (
        "eventId" text, event text, "partnerId" text, "orderId" text, sequence int, body text, "createdAt" timestamptz
      )
      cross join lateral (
        select id, disabled_reason from webhooks
        where webhooks.partner_id = "partnerId" and (
          webhooks.event = '*' or event.event = any (string_to_array(webhooks.event, ',')))
        union all
        -- The same index, read for null
        select id, disabled_reason from webhooks
        where "partnerId" is null and webhooks.partner_id is null and webhooks.event in ('*', event.event)
      ) webhooks
    returning webhook_id as "webhookId"`
  return [...new Set(rows.map(({ webhookId }) => webhookId))]
}
