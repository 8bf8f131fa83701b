/** What states and events of orders are called, in English. */
export const messages = {
  orderStates: {
    received: 'Received',
    in_review: 'In review',
    confirmed: 'Confirmed',
    processing: 'Processing',
    awaiting_pickup: 'Awaiting pickup',
    cancel_requested: 'Cancellation requested',
    picked_up: 'Picked up',
    in_transit: 'In transit',
    out_for_delivery: 'Out for delivery',
    delivery_failed: 'Delivery failed',
    on_hold: 'On hold',
    returning: 'Returning',
    delivered: 'Delivered',
    returned: 'Returned',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
    lost: 'Lost',
    damaged: 'Damaged',
  },
  /** Events of orders that change no state, and scenarios of the sandbox that are named like none. */
  orderHappenings: {
    weight_adjusted: 'Weight adjusted',
    cod_settled: 'COD settled',
    scanned: 'Parcel scanned',
    cancel_refused: 'Cancellation declined',
  },
}
