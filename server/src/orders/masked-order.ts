import type { DataOf } from '@edis/contract/calls/call'
import type { findOrder } from '@edis/contract/operations/find-order'

type WholeOrder = Omit<DataOf<typeof findOrder>, 'history' | 'partner' | 'deliveries'>

const hidden = '•••'

/** A name by its initials: `Siti Rahma` is `S••• R•••`. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}${hidden}`)
    .join(' ')

/** A number by its last four digits, which a caller can be asked for. */
export const maskedPhone = (phone: string): string => `${hidden}${phone.slice(-4)}`

/** An order as staff see it until they say why they must know whom it goes to: city, district and goods stay. */
export const maskedOrder = <Order extends WholeOrder>(order: Order): Order => ({
  ...order,
  recipient: {
    ...order.recipient,
    name: maskedName(order.recipient.name),
    phone: maskedPhone(order.recipient.phone),
    address: hidden,
    latitude: null,
    longitude: null,
  },
  dropship: order.dropship && { name: maskedName(order.dropship.name), phone: maskedPhone(order.dropship.phone) },
  note: order.note && hidden,
  metadata: null,
  proof: order.proof && {
    ...order.proof,
    receiver_name: order.proof.receiver_name && maskedName(order.proof.receiver_name),
    photo_url: null,
  },
})
