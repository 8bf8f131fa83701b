import type { FailureReason, OrderState, Scenario } from '@edis/contract/order-states'

/** What the sandbox does with an order next. */
export type SandboxStep =
  | { to: OrderState | 'back'; reasonCode?: FailureReason; reason?: string; location?: string }
  /** The courier finds it this much heavier than declared. */
  | { heavierByPercent: number }
  /** The courier finds that it weighs so much, in grams. */
  | { weighsG: number }
  /** The courier has seen it somewhere. */
  | { scannedAt: string; note: string }
  | 'cod_settled'

/** Leaves the straight way at `from`: once, or as many times as `steps` has. */
export type Detour = { from: OrderState; steps: readonly SandboxStep[] }

/** From every state that is not the last to the next. A cancel that waits for a decision is granted. */
export const straight: Partial<Record<OrderState, SandboxStep>> = {
  received: { to: 'confirmed' },
  in_review: { to: 'confirmed' },
  confirmed: { to: 'processing', location: 'Sandbox warehouse' },
  processing: { to: 'awaiting_pickup', location: 'Sandbox warehouse' },
  awaiting_pickup: { to: 'picked_up', location: 'Sandbox warehouse' },
  cancel_requested: { to: 'cancelled', reason: 'The request was granted' },
  picked_up: { to: 'in_transit', location: 'Sandbox sorting hub' },
  in_transit: { to: 'out_for_delivery', location: 'Sandbox delivery station' },
  out_for_delivery: { to: 'delivered', location: 'Recipient' },
  delivery_failed: { to: 'out_for_delivery', location: 'Sandbox delivery station' },
  on_hold: { to: 'back', location: 'Sandbox sorting hub' },
  returning: { to: 'returned', location: 'Sandbox warehouse' },
}

const failed = (reasonCode: FailureReason, reason: string): SandboxStep => ({
  to: 'delivery_failed',
  reasonCode,
  reason,
  location: 'Recipient',
})

/** What each scenario does otherwise than the straight way. */
export const detours: Record<Scenario, readonly Detour[]> = {
  delivered: [],
  /** Two attempts fail, the third succeeds. */
  delivery_failed: [
    {
      from: 'out_for_delivery',
      steps: [failed('NOT_HOME', 'Nobody was at home'), failed('RESCHEDULED', 'The recipient asked for another day')],
    },
  ],
  returned: [
    { from: 'out_for_delivery', steps: [failed('REFUSED', 'The recipient did not take the parcel')] },
    { from: 'delivery_failed', steps: [{ to: 'returning', location: 'Sandbox delivery station' }] },
  ],
  cancelled: [{ from: 'confirmed', steps: [{ to: 'cancelled', reason: 'The warehouse could not fulfil the order' }] }],
  rejected: [
    { from: 'received', steps: [{ to: 'in_review', reason: 'The order is checked by hand' }] },
    { from: 'in_review', steps: [{ to: 'rejected', reason: 'The order did not pass the check' }] },
  ],
  on_hold: [
    {
      from: 'in_transit',
      steps: [{ to: 'on_hold', reason: 'The label could not be read', location: 'Sandbox sorting hub' }],
    },
  ],
  /** Seen once more, and then no more. */
  lost: [
    { from: 'in_transit', steps: [{ scannedAt: 'Sandbox sorting hub', note: 'Arrived at the hub' }] },
    {
      from: 'in_transit',
      steps: [{ to: 'lost', reason: 'The parcel was not found', location: 'Sandbox sorting hub' }],
    },
  ],
  weight_adjusted: [{ from: 'picked_up', steps: [{ heavierByPercent: 60 }] }],
  damaged: [
    {
      from: 'out_for_delivery',
      steps: [{ to: 'damaged', reason: 'The parcel was crushed', location: 'Sandbox delivery station' }],
    },
  ],
  /** A cancel is asked for, and refused as any other that the partner asks for: the order goes on. */
  cancel_refused: [
    { from: 'processing', steps: [{ to: 'cancel_requested', reason: 'The buyer changed their mind' }] },
    { from: 'cancel_requested', steps: [{ to: 'back', reason: 'The parcel is packed already' }] },
  ],
}
