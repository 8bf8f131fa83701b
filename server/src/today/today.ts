import type { OrderState } from '@edis/contract/order-states'

/** For how many hours an order may be in a state before somebody looks at it. */
const hoursIn: Partial<Record<OrderState, number>> = {
  received: 1,
  in_review: 24,
  confirmed: 24,
  processing: 24,
  awaiting_pickup: 24,
  cancel_requested: 4,
  picked_up: 24,
  in_transit: 48,
  out_for_delivery: 24,
  delivery_failed: 48,
  on_hold: 48,
  returning: 168,
}

export type StandingLimit = { state: string; hours: number }
export const standingLimits: readonly StandingLimit[] = Object.entries(hoursIn).map(([state, hours]) => ({
  state,
  hours,
}))

/** The beginning of the day in Jakarta, the provider's zone, which is 7 hours ahead all year. */
export function dayBegan(now: Date): Date {
  const ahead = 7 * 3_600_000
  return new Date(Math.floor((now.getTime() + ahead) / 86_400_000) * 86_400_000 - ahead)
}

type Said = { status: string | null; orderId: string | null; awb: string | null; courierAwb: string | null }

/** What a report that was refused said, as far as it can be read. */
export function reported(report: string): Said {
  const { status, event, order_id: orderId, awb, courier_awb: courierAwb } = parsed(report)
  return {
    status: textOr(status) ?? textOr(event),
    orderId: textOr(orderId),
    awb: textOr(awb),
    courierAwb: textOr(courierAwb),
  }
}

/** A text as PostgreSQL takes it. */
const textOr = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, 64).replaceAll('\0', '').toWellFormed() : null

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
