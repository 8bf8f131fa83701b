import { problemLevels } from '@edis/contract/portal-calls/order-list'
import type { OrderFinding } from '@edis/contract/portal-calls/review'
import type { OrderState } from '@edis/contract/order-states'
import { orderMoves } from '@edis/contract/order-states'
import type { OrderItem, Recipient } from '../orders/orders.ts'

/** An order as its review looks at it. */
export type ReviewedOrder = {
  id: string
  status: OrderState
  quoteId: string | null
  codAmount: number
  recipient: Recipient
  items: OrderItem[]
  createdAt: Date
}

const hour = 3_600_000
const thinAddress = 25
const lightestPiece = 20
const heaviestParcel = 30_000

/** What a couriers' desk would ask about. `others`: the partner's orders near it in time. `retried`: sent again carelessly. */
export function findingsOf(order: ReviewedOrder, others: readonly ReviewedOrder[], retried: boolean): OrderFinding[] {
  const { recipient, items, codAmount } = order
  const value = items.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const grams = items.reduce((sum, { weight_g, qty }) => sum + weight_g * qty, 0)
  const isDuplicate = others.some(
    (other) =>
      other.id !== order.id &&
      other.recipient.phone === recipient.phone &&
      Math.abs(other.createdAt.getTime() - order.createdAt.getTime()) < hour &&
      goodsOf(other) === goodsOf(order),
  )
  const found: [OrderFinding, boolean][] = [
    ['address_thin', recipient.address.length < thinAddress || !/\d/.test(recipient.address)],
    ['postal_code_missing', recipient.postal_code === null],
    ['possible_duplicate', isDuplicate],
    ['weight_implausible', grams > heaviestParcel || items.some(({ weight_g }) => weight_g < lightestPiece)],
    ['cod_high', value > 0 && codAmount > 2 * value],
    ['quote_unused', order.quoteId === null],
    ['retried_without_key', retried],
  ]
  return found.filter(([, holds]) => holds).map(([finding]) => finding)
}

/** `attention`: for more than a note. `pending`: nothing was found yet and the order is still under way. */
export function verdictOf(order: Pick<ReviewedOrder, 'status'>, findings: readonly OrderFinding[]) {
  if (findings.some((finding) => problemLevels[finding] !== 'note')) return 'attention' as const
  return orderMoves[order.status].length === 0 ? ('passed' as const) : ('pending' as const)
}

const goodsOf = ({ items }: ReviewedOrder): string =>
  items
    .map(({ sku, name, qty }) => `${sku ?? name}×${qty}`)
    .toSorted()
    .join()
