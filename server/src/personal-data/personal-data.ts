import { encodeTime } from 'ulid'
import { orderMoves, type OrderState, orderStates } from '@edis/contract/order-states'

const day = 86_400_000

/** States that an order doesn't leave: the parcel needs its recipient no more. */
export const finalStates: readonly OrderState[] = orderStates.filter((state) => orderMoves[state].length === 0)

/** Orders that were final before then are anonymised. */
export const anonymisedBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)

/** Stands where a name, a number or an address stood. */
export const erasedText = '[erased]'

/** Whose data it is: the recipient of one order, by any of its numbers, or of all orders with a telephone number in E.164. */
export type Whose = { order: string } | { phone: string }

/** Ids hold the time at which they were made: orders received before then have lesser ones. */
export const firstIdAt = (time: Date): string => `ord_${encodeTime(Math.max(0, time.getTime()), 10)}`
