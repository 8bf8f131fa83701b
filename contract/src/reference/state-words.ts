import { type FailureReason, orderMoves, type OrderState } from '../order-states.ts'

/** What each state means. */
export const stateWords: Record<OrderState, string> = {
  received: 'saved, stock reserved',
  in_review: 'held for manual review',
  confirmed: 'accepted; the warehouse processes it next',
  processing: 'being picked and packed',
  awaiting_pickup: 'packed, has an AWB, waiting for the courier',
  cancel_requested: 'your cancel request is waiting for the warehouse',
  picked_up: 'with the courier',
  in_transit: 'between hubs',
  out_for_delivery: 'with the driver',
  delivery_failed: 'a delivery attempt failed; see `reason_code`',
  on_hold: 'paused until a problem is resolved',
  returning: 'on its way back to the warehouse',
  delivered: 'delivered to the recipient; final',
  returned: 'returned to the warehouse; final',
  cancelled: 'will not be shipped, stock released; final',
  rejected: 'not accepted, stock released; final',
  lost: 'declared lost by the courier; final',
  damaged: 'damaged, cannot be delivered; final',
}

/** Why a delivery attempt failed. */
export const reasonWords: Record<FailureReason, string> = {
  NOT_HOME: 'no one was at the address',
  UNREACHABLE: 'the recipient could not be reached by phone',
  REFUSED: 'the recipient refused the parcel',
  NOT_ORDERED: 'the recipient says they did not order anything',
  COD_NOT_PAID: 'the recipient did not pay the COD amount',
  ADDRESS_WRONG: 'the recipient is not at this address',
  ADDRESS_INCOMPLETE: 'the address is missing a house number, street or landmark',
  BUSINESS_CLOSED: 'the office or shop was closed',
  ACCESS_RESTRICTED: 'the driver could not enter the area or building',
  RESCHEDULED: 'the recipient asked for delivery on another day',
  OUT_OF_COVERAGE: 'the courier does not serve the address',
  DAMAGED: 'the parcel was damaged in transit',
  FORCE_MAJEURE: 'force majeure, such as a flood, strike or road closure',
  CAPACITY: 'the courier had no capacity that day',
  OTHER: 'see `reason`',
}

/** Returns the states that can follow a state. */
export const moveWords = (state: OrderState): string => {
  const moves = orderMoves[state] as readonly (OrderState | 'back')[]
  const named = moves.map((to) => (to === 'back' ? 'the previous state' : `\`${to}\``))
  return named.length > 0 ? named.join(', ') : '–'
}
