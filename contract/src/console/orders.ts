import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, moment, nullable, oneOf, page, paging, text } from '../calls/fields.ts'
import { partnerIdField, reasonField } from '../operations/partner-fields.ts'
import { wholeOrder } from '../operations/whole-order.ts'
import { orderStates } from '../order-states.ts'
import { orderTimeline } from '../portal-calls/orders.ts'
import { ofPartner } from './partner-parts.ts'
import { keptReport } from './today.ts'

const masked = 'By initials and the last digits until it is revealed.'
const orderId = code(64, { description: 'The order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] })

const listedOrder = Type.Object({
  ...ofPartner,
  order_id: Type.String(),
  partner_order_id: Type.String(),
  awb: nullable(Type.String()),
  courier_awb: nullable(Type.String()),
  status: Type.Enum([...orderStates]),
  courier_code: Type.String(),
  service_code: Type.String(),
  payment_method: Type.Enum(['PREPAID', 'COD']),
  cod_amount: Type.Integer(),
  total: Type.Integer({ description: 'Total cost in whole rupiah.' }),
  recipient: Type.Object(
    {
      name: Type.String(),
      phone: Type.String(),
      district_code: Type.String(),
      city: nullable(Type.String({ description: 'null: there is no such district any more.' })),
    },
    { description: masked },
  ),
  promised_at: moment({ description: 'When the parcel should be delivered.' }),
  created_at: moment({ description: 'When it was received.' }),
  updated_at: moment({ description: 'When it last changed.' }),
})

const archivedOrder = Type.Object({
  ...ofPartner,
  order_id: Type.String(),
  partner_order_id: Type.String(),
  awb: nullable(Type.String()),
  status: Type.Enum([...orderStates]),
  archive_id: Type.String({ description: 'The archive whose files contain it.' }),
  archived_at: moment({ description: 'When it was moved there.' }),
  created_at: moment({ description: 'When it was received.' }),
})

/** Fewer digits of a phone fit too many orders. */
export const fewestPhoneDigits = 4

export const findAnything = defineConsoleCall({
  method: 'GET',
  path: '/console/api/find',
  role: 'support',
  title: 'Find',
  summary:
    'Finds orders by any of their numbers or the last digits of the recipient’s phone, newest first, archived ones by their numbers, and partners by name, email or id. Up to 20 of each.',
  request: closed({
    text: text(100, {
      description: 'An order id, AWB, courier’s number, partner’s number, phone digits, or a partner.',
      examples: ['EDS1000004798'],
    }),
  }),
  data: Type.Object({
    orders: Type.Array(listedOrder),
    archived: Type.Array(archivedOrder),
    partners: Type.Array(
      Type.Object({ ...ofPartner, email: Type.String(), status: Type.Enum(['active', 'suspended']) }),
    ),
  }),
  message: 'Search finished.',
  errors: [],
})

export const listAllOrders = defineConsoleCall({
  method: 'GET',
  path: '/console/api/orders',
  role: 'support',
  title: 'List orders',
  summary: 'Returns orders, newest first. With a status but no partner, those that changed last come first.',
  request: closed({
    ...paging,
    partner_id: Type.Optional(partnerIdField),
    status: Type.Optional(oneOf(orderStates, { description: 'Only orders in this status.', examples: ['on_hold'] })),
  }),
  data: page(listedOrder, 'The orders.'),
  message: 'Orders found.',
  errors: [],
})

const portalEntry = orderTimeline.data.properties.entries.items.properties

const report = Type.Object({
  ...keptReport.properties,
  outcome: Type.Enum(['applied', 'repeated', 'refused']),
  reason: nullable(Type.String()),
})

const mail = Type.Object(
  {
    subject: nullable(Type.String({ description: 'null: a week after it was sent.' })),
    mails: Type.Integer({ description: 'Number of recipients.' }),
    sent: Type.Integer({ description: 'Sent to so many.' }),
    failed: Type.Integer({ description: 'So many could not be delivered.' }),
  },
  { description: 'What staff wrote to the partner about the order.' },
)

export const showOrder = defineConsoleCall({
  method: 'GET',
  path: '/console/api/orders/{order_id}',
  role: 'support',
  title: 'Show order',
  summary: 'Returns one order with its recipient masked, and everything that happened to it in one timeline.',
  request: closed({ order_id: orderId }),
  data: Type.Object({
    order: wholeOrder,
    district_name: nullable(
      Type.String({
        description: 'The recipient’s district, city and province; null: there is no such district any more.',
      }),
    ),
    warehouse_name: nullable(Type.String({ description: 'The warehouse; null: it was removed.' })),
    entries: Type.Array(
      Type.Object({
        kind: Type.Enum(['request', 'event', 'report', 'attempt', 'mail']),
        at: moment({ description: 'When it happened.' }),
        request: portalEntry.request,
        event: portalEntry.event,
        report: Type.Union([report, Type.Null()]),
        attempt: portalEntry.attempt,
        mail: Type.Union([mail, Type.Null()]),
      }),
      { description: 'Oldest first; up to 500 of each kind, the newest.' },
    ),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND'],
})

export const revealRecipient = defineConsoleCall({
  method: 'POST',
  path: '/console/api/orders/{order_id}/reveal',
  role: 'support',
  title: 'Reveal recipient',
  summary: 'Returns the recipient of an order. The audit log records who viewed it and why.',
  request: closed({ order_id: orderId, reason: reasonField('Why, for the audit log.') }),
  data: Type.Object({
    recipient: wholeOrder.properties.recipient,
    dropship: wholeOrder.properties.dropship,
    note: wholeOrder.properties.note,
    proof: wholeOrder.properties.proof,
  }),
  message: 'Recipient revealed.',
  errors: ['ORDER_NOT_FOUND'],
})
