import { type FailureReason, orderMoves, type OrderState } from '../order-states.ts'

/** What a receiver needs to know of each state. */
export const stateWords: Record<OrderState, string> = {
  received: 'stored, its stock reserved',
  in_review: 'held for a check by a person',
  confirmed: 'accepted; the warehouse has it next',
  processing: 'being picked and packed',
  awaiting_pickup: 'packed, with an AWB, waiting for the courier',
  cancel_requested: 'your cancel waits for the warehouse',
  picked_up: 'with the courier',
  in_transit: 'between hubs',
  out_for_delivery: 'with the driver',
  delivery_failed: 'an attempt failed; see `reason_code`',
  on_hold: 'stopped until a problem is settled',
  returning: 'on its way back to the warehouse',
  delivered: 'handed over; final',
  returned: 'back at the warehouse; final',
  cancelled: 'will not be sent, its stock is free again; final',
  rejected: 'refused, its stock is free again; final',
  lost: 'declared lost by the courier; final',
  damaged: 'cannot be delivered; final',
}

/** Why an attempt to deliver failed. */
export const reasonWords: Record<FailureReason, string> = {
  NOT_HOME: 'nobody was there',
  UNREACHABLE: 'the recipient could not be called',
  REFUSED: 'the recipient did not want the parcel',
  NOT_ORDERED: 'the recipient says that they ordered nothing',
  COD_NOT_PAID: 'the recipient could not or would not pay',
  ADDRESS_WRONG: 'the recipient is not at this address',
  ADDRESS_INCOMPLETE: 'the address lacks a number, a lane or a landmark',
  BUSINESS_CLOSED: 'the office or shop was closed',
  ACCESS_RESTRICTED: 'the driver was not let in',
  RESCHEDULED: 'the recipient asked for another day',
  OUT_OF_COVERAGE: 'the courier does not go there',
  DAMAGED: 'the parcel was damaged on its way',
  FORCE_MAJEURE: 'flood, strike, closed road',
  CAPACITY: 'the courier had no room that day',
  OTHER: 'see `reason`',
}

/** Where an order may go from a state. */
export const moveWords = (state: OrderState): string => {
  const moves = orderMoves[state] as readonly (OrderState | 'back')[]
  const named = moves.map((to) => (to === 'back' ? 'back to where it came from' : `\`${to}\``))
  return named.length > 0 ? named.join(', ') : '–'
}
