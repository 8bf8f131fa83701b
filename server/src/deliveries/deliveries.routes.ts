import { hints } from '@edis/contract/errors/hints'
import { deliveryFilters } from '@edis/contract/webhooks/deliveries'
import {
  type Delivery,
  type DeliveryAttempt,
  findDelivery,
  listDeliveries,
  replayDeliveries,
} from '@edis/contract/portal-calls/deliveries'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import { Failure, fieldFailure, sendOneOf } from '../http/doors/failure.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import { presentAttempt } from './deliveries.ts'
import { type DeliveryRow, deliveryStore, type DeliveryStore } from './deliveries.store.ts'
import { replayStore } from './replays.store.ts'

type Parts = {
  deliveries: DeliveryStore
  /** Whether the partner has the webhook. */
  hasWebhook: (partnerId: string, webhookId: string) => Promise<boolean>
  wake: (webhookIds: string[]) => void
  now: () => Date
}

export function deliveryRoutes(door: ApiDoor, { deliveries, hasWebhook, wake, now }: Parts): void {
  door.answer(listDeliveries, async ({ fields, caller }) => {
    const { limit = 50, cursor, event, state, since, until, webhook_id: webhookId, order_id: orderId } = fields
    if (event !== undefined && !webhookEvents.some(({ name }) => name === event))
      throw fieldFailure('event', 'EVENT_UNKNOWN')
    const knownState = deliveryFilters.find((name) => name === state)
    if (state !== undefined && knownState === undefined)
      throw fieldFailure('state', 'FIELD_INVALID', sendOneOf(deliveryFilters))
    const before = cursorKey(cursor)?.[0]
    const rows = await deliveries.list(caller.partnerId, {
      ...(webhookId !== undefined && { webhookId }),
      ...(event !== undefined && { event }),
      ...(knownState !== undefined && { state: knownState }),
      ...(orderId !== undefined && { orderId }),
      ...(since !== undefined && { since: momentField('since', since) }),
      ...(until !== undefined && { until: momentField('until', until) }),
      ...(before !== undefined && { before }),
      limit: limit + 1,
    })
    return pageOf(rows.map(present), limit, ({ id }) => [id])
  })

  door.answer(findDelivery, async ({ fields, caller }) => {
    const found = await deliveries.find(caller.partnerId, fields.id)
    if (!found) throw new Failure('NOT_FOUND')
    const { delivery, attempts } = found
    const running = delivery.state === 'pending' && delivery.leased
    return {
      ...present(delivery),
      body: delivery.body,
      attempt_list: [
        ...attempts.map((attempt) => presentAttempt(attempt, delivery.eventId)),
        ...(running ? [runningAttempt(delivery.attempts, delivery.leasedAt)] : []),
      ],
    }
  })

  door.change(replayDeliveries, async ({ fields, caller }, { database, audit, afterCommit }) => {
    const { id, webhook_id: webhookId, since, waiting } = fields
    if ((id === undefined) === (webhookId === undefined))
      throw fieldFailure(id === undefined ? 'id' : 'webhook_id', 'FIELD_INVALID', hints.idOrWebhookId)
    if (id !== undefined) {
      const replayed = await deliveryStore(database).replay(caller.partnerId, id)
      if (replayed === null) throw new Failure('NOT_FOUND')
      await audit({ action: 'webhook_delivery.replayed', target: id, after: { webhook_id: replayed } })
      afterCommit(() => wake([replayed]))
      return { replayed: 1 }
    }
    if (webhookId === undefined || !(await hasWebhook(caller.partnerId, webhookId)))
      throw new Failure('WEBHOOK_NOT_FOUND')
    if (waiting) {
      const due = await deliveryStore(database).sendWaiting(caller.partnerId, webhookId)
      await audit({ action: 'webhook.replayed', target: webhookId, after: { waiting: due } })
      afterCommit(() => wake([webhookId]))
      return { replayed: due }
    }
    const from = since === undefined ? null : momentField('since', since)
    await replayStore(database).start({ partnerId: caller.partnerId, webhookId, since: from, now: now() })
    await audit({ action: 'webhook.replayed', target: webhookId, after: { since: from?.toISOString() ?? null } })
    return { replayed: 0 }
  })
}

function present(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook_id: row.webhookId,
    event_id: row.eventId,
    event: row.event,
    order_id: row.orderId,
    sequence: row.sequence,
    state: row.state,
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    last_attempt_at: row.lastAttemptAt?.toISOString() ?? null,
    next_attempt_at: row.state === 'pending' && !row.leased ? row.dueAt.toISOString() : null,
    http_status: row.httpStatus,
    fault: row.fault,
  }
}

const runningAttempt = (number: number, startedAt: Date): DeliveryAttempt => ({
  number,
  started_at: startedAt.toISOString(),
  duration_ms: null,
  outcome: 'running',
  fault: null,
  detail: null,
  url: '',
  request_headers: {},
  http_status: null,
  response_headers: null,
  response_body: null,
})
