import type { Refusal, ReportOutcome } from '@edis/contract/operations/report-order-event'
import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'
import type { Order, OrderEventDraft, OrderLife, OrderUpdate } from '../orders.ts'

/** What an update makes of an order. */
export type Moved = {
  outcome: ReportOutcome
  /** Why it was refused. */
  reason: Refusal | null
  /** null: nothing changes, not even what is known of the order. */
  change: OrderChange | null
}
export type OrderChange = {
  life: OrderLife
  /** What joins its history, in order. */
  lines: OrderEventDraft[]
  /** What becomes of goods that were reserved until now: they go free, or leave the warehouse's stock. */
  stock: StockEffect
}
export type StockEffect = 'release' | 'take' | null

/** An event that leaves the order in its state. */
export const tell = (
  order: Order,
  update: OrderUpdate,
  event: WebhookEventName,
  details: Record<string, unknown> = {},
): OrderChange => {
  const { status, sequence } = order
  const line = { event, status, previousStatus: status, sequence: sequence + 1, mark: null, details }
  return { life: { ...lifeOf(order), sequence: sequence + 1 }, lines: [draft(update, line)], stock: null }
}

export const refuse = (reason: Refusal): Moved => ({ outcome: 'refused', reason, change: null })

export const applied = (order: Order, update: OrderUpdate, change: OrderChange): Moved => ({
  outcome: 'applied',
  reason: null,
  change: {
    ...change,
    life: {
      ...change.life,
      courierAwb: update.courierAwb ?? order.courierAwb,
      trackingUrl: update.trackingUrl ?? order.trackingUrl,
    },
  },
})

/** The state stays. A place or a time that is new joins the history, as does a courier's number that was not known. */
export function repeat(order: Order, update: OrderUpdate, event: WebhookEventName): Moved {
  const isCourier = update.source === 'operator'
  const known = order.history.filter((line) => line.event === event)
  const isNewPlace = update.location !== null && !known.some(({ location }) => location === update.location)
  const isNewTime = update.isDated && !known.some((line) => isAt(line, update))
  const life = lifeOf(order)
  life.courierAwb ??= update.courierAwb
  life.trackingUrl ??= update.trackingUrl
  const isNewNumber = life.courierAwb !== order.courierAwb || life.trackingUrl !== order.trackingUrl
  if (!isCourier || !(isNewPlace || isNewTime || isNewNumber))
    return { outcome: 'repeated', reason: null, change: null }
  if (!isNewPlace && !isNewTime) return { outcome: 'repeated', reason: null, change: { life, lines: [], stock: null } }
  const { status, sequence } = order
  const line = draft(update, {
    event,
    status,
    previousStatus: status,
    sequence: sequence + 1,
    mark: 'late',
    details: {},
  })
  return {
    outcome: 'repeated',
    reason: null,
    change: { life: { ...life, sequence: sequence + 1 }, lines: [line], stock: null },
  }
}

const isAt = ({ occurredAt }: { occurredAt: Date }, update: OrderUpdate): boolean =>
  occurredAt.getTime() === update.occurredAt.getTime()

/** Of a state that nobody reported no more is known than that it was before this. */
export const unknown = (update: OrderUpdate): OrderUpdate => ({
  ...update,
  externalId: null,
  reasonCode: null,
  reason: null,
  location: null,
  note: null,
})

export const draft = (
  { source, externalId, reasonCode, reason, location, note, occurredAt }: OrderUpdate,
  line: Pick<OrderEventDraft, 'event' | 'status' | 'previousStatus' | 'sequence' | 'mark' | 'details'>,
): OrderEventDraft => ({ source, externalId, reasonCode, reason, location, note, occurredAt, ...line })

export const lifeOf = (order: Order): OrderLife => ({
  status: order.status,
  cameFrom: order.cameFrom,
  sequence: order.sequence,
  deliveryAttempts: order.deliveryAttempts,
  awb: order.awb,
  courierAwb: order.courierAwb,
  trackingUrl: order.trackingUrl,
  costAdjustment: order.costAdjustment,
  proof: order.proof,
  holdsStock: order.holdsStock,
})
