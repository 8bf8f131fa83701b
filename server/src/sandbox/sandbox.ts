import { eventOf } from '@edis/contract/order-states'
import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'
import { maxGrams } from '@edis/contract/calls/fields'
import { type Order, type OrderCost, type OrderUpdate, unsaid } from '../orders/orders.ts'
import { detours, type SandboxStep, straight } from './scenarios.ts'

/** What the sandbox does with an order next, told from where it stands and what it has been through; null: no more. */
export function nextStep(order: Pick<Order, 'status' | 'scenario' | 'events' | 'paymentMethod'>): SandboxStep | null {
  if (order.scenario === null) return null
  for (const { from, steps } of detours[order.scenario]) {
    const step = steps[timesDone(order.events, steps)]
    if (from === order.status && step !== undefined) return step
  }
  const isUnsettled = order.paymentMethod === 'COD' && !order.events.includes('order.cod_settled')
  if (order.status === 'delivered' && isUnsettled) return 'cod_settled'
  return straight[order.status] ?? null
}

/** Grams that the courier finds, where the step is to weigh. */
export function foundWeight(order: Pick<Order, 'weight'>, step: SandboxStep): number | null {
  if (step === 'cod_settled' || 'to' in step || 'scannedAt' in step) return null
  if ('weighsG' in step) return step.weighsG
  return Math.min(maxGrams, Math.ceil((order.weight.actual_g * (100 + step.heavierByPercent)) / 100))
}

/** The step as an update of the order. `cost`: of a weighed parcel, what it costs now. */
export function updateOf(order: Order, step: SandboxStep, cost: OrderCost | null, now: Date): OrderUpdate {
  const said = { ...unsaid, source: 'sandbox', occurredAt: now } as const
  const nothing = { ...said, reasonCode: null, reason: null, location: null }
  if (step === 'cod_settled') return { ...nothing, change: { kind: 'cod_settled' } }
  if ('scannedAt' in step) return { ...nothing, change: { kind: 'scanned' }, location: step.scannedAt, note: step.note }
  if (!('to' in step)) {
    const actualWeightG = foundWeight(order, step) ?? order.weight.actual_g
    return { ...nothing, change: { kind: 'weight', actualWeightG, cost: cost ?? order.cost } }
  }
  const { to, reasonCode = null, reason = null, location = null } = step
  const proof = to === 'delivered' ? { receiver_name: order.recipient.name, photo_url: null } : null
  // The courier of the sandbox has numbers of its own, as many do.
  const courierAwb = to === 'picked_up' && order.awb !== null ? `SANDBOX-${order.awb.slice(3)}` : null
  return { ...said, change: { kind: 'state', to, proof }, reasonCode, reason, location, courierAwb }
}

/** How many of a detour's steps have been taken: they all have the same event. */
function timesDone(events: readonly WebhookEventName[], steps: readonly SandboxStep[]): number {
  const [first] = steps
  return first === undefined ? 0 : events.filter((event) => event === eventOfStep(first)).length
}

function eventOfStep(step: SandboxStep): WebhookEventName | null {
  if (step === 'cod_settled') return 'order.cod_settled'
  if ('scannedAt' in step) return 'order.scanned'
  if (!('to' in step)) return 'order.weight_adjusted'
  return step.to === 'back' ? null : eventOf(step.to)
}
