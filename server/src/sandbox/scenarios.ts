import type { FailureReason, OrderState, Scenario } from '@edis/contract/order-states'

// Reasons, places and notes are in Indonesian for every reader, as couriers and warehouses report them in production and
// as the examples of the reference have them: they are data of the order, stored and sent as they are.

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
  confirmed: { to: 'processing', location: 'Gudang sandbox' },
  processing: { to: 'awaiting_pickup', location: 'Gudang sandbox' },
  awaiting_pickup: { to: 'picked_up', location: 'Gudang sandbox' },
  cancel_requested: { to: 'cancelled', reason: 'Pengajuan pembatalan disetujui' },
  picked_up: { to: 'in_transit', location: 'Hub sortir sandbox' },
  in_transit: { to: 'out_for_delivery', location: 'Hub pengantaran sandbox' },
  out_for_delivery: { to: 'delivered', location: 'Alamat penerima' },
  delivery_failed: { to: 'out_for_delivery', location: 'Hub pengantaran sandbox' },
  on_hold: { to: 'back', location: 'Hub sortir sandbox' },
  returning: { to: 'returned', location: 'Gudang sandbox' },
}

const failed = (reasonCode: FailureReason, reason: string): SandboxStep => ({
  to: 'delivery_failed',
  reasonCode,
  reason,
  location: 'Alamat penerima',
})

/** What each scenario does otherwise than the straight way. */
export const detours: Record<Scenario, readonly Detour[]> = {
  delivered: [],
  /** Two attempts fail, the third succeeds. */
  delivery_failed: [
    {
      from: 'out_for_delivery',
      steps: [failed('NOT_HOME', 'Rumah kosong'), failed('RESCHEDULED', 'Penerima minta diantar di hari lain')],
    },
  ],
  returned: [
    { from: 'out_for_delivery', steps: [failed('REFUSED', 'Penerima menolak paket')] },
    { from: 'delivery_failed', steps: [{ to: 'returning', location: 'Hub pengantaran sandbox' }] },
  ],
  cancelled: [{ from: 'confirmed', steps: [{ to: 'cancelled', reason: 'Gudang tidak bisa memenuhi pesanan' }] }],
  rejected: [
    { from: 'received', steps: [{ to: 'in_review', reason: 'Pesanan diperiksa secara manual' }] },
    { from: 'in_review', steps: [{ to: 'rejected', reason: 'Pesanan tidak lolos pemeriksaan' }] },
  ],
  on_hold: [
    {
      from: 'in_transit',
      steps: [{ to: 'on_hold', reason: 'Label tidak terbaca', location: 'Hub sortir sandbox' }],
    },
  ],
  /** Seen once more, and then no more. */
  lost: [
    { from: 'in_transit', steps: [{ scannedAt: 'Hub sortir sandbox', note: 'Tiba di hub' }] },
    {
      from: 'in_transit',
      steps: [{ to: 'lost', reason: 'Paket tidak ditemukan', location: 'Hub sortir sandbox' }],
    },
  ],
  weight_adjusted: [{ from: 'picked_up', steps: [{ heavierByPercent: 60 }] }],
  damaged: [
    {
      from: 'out_for_delivery',
      steps: [{ to: 'damaged', reason: 'Paket rusak tertindih', location: 'Hub pengantaran sandbox' }],
    },
  ],
  /** A cancel is asked for, and refused as any other that the partner asks for: the order goes on. */
  cancel_refused: [
    { from: 'processing', steps: [{ to: 'cancel_requested', reason: 'Pembeli berubah pikiran' }] },
    { from: 'cancel_requested', steps: [{ to: 'back', reason: 'Paket sudah dikemas' }] },
  ],
}
