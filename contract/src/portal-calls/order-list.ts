import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, code, integer, text } from '../calls/fields.ts'
import { type OrderState, orderStates } from '../order-states.ts'
import { dateTime, nullable } from './answer.ts'
import { type OrderFinding, orderFindings } from './review.ts'

/** Which states a tab of the list shows. An order past its promised time also needs attention, whatever its state. */
export const orderGroups = {
  to_ship: ['received', 'confirmed', 'processing', 'awaiting_pickup', 'cancel_requested'],
  on_the_way: ['picked_up', 'in_transit', 'out_for_delivery'],
  attention: ['in_review', 'on_hold', 'delivery_failed'],
  delivered: ['delivered'],
  returned: ['returning', 'returned', 'lost', 'damaged'],
  cancelled: ['cancelled', 'rejected'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderGroup = keyof typeof orderGroups
export const orderGroupNames = Object.keys(orderGroups) as OrderGroup[]

/** What may be wrong with an order: what its review found, or that it is late. */
export type OrderProblem = OrderFinding | 'late'

/** `error`: something to repair in the partner's software. `warning`: someone should look. `note`: it could be better. */
export const problemLevels = {
  possible_duplicate: 'error',
  retried_without_key: 'error',
  address_thin: 'warning',
  weight_implausible: 'warning',
  cod_high: 'warning',
  late: 'warning',
  postal_code_missing: 'note',
  quote_unused: 'note',
} as const satisfies Record<OrderProblem, 'error' | 'warning' | 'note'>
export type ProblemLevel = (typeof problemLevels)[OrderProblem]

export const orderProblems = Type.Array(
  Type.Object({
    code: Type.Enum([...orderFindings, 'late'] satisfies OrderProblem[]),
    level: Type.Enum(['error', 'warning', 'note']),
  }),
  { description: 'Errors first, then warnings, then notes.' },
)

/** Beyond this many, orders are not counted one by one. */
export const countedOrders = 10_000

const listed = Type.Object({
  order_id: Type.String(),
  partner_order_id: Type.String(),
  awb: nullable(Type.String()),
  courier_awb: nullable(Type.String({ description: 'The courier’s own tracking number.' })),
  status: Type.Enum([...orderStates]),
  step: Type.Integer({ description: 'Progress towards the recipient, from 1 (received) to 8 (delivered).' }),
  recipient: Type.String({ description: 'The recipient’s name.' }),
  city: Type.String({ description: 'The recipient’s city.' }),
  courier_code: Type.String(),
  service_code: Type.String(),
  payment_method: Type.Enum(['PREPAID', 'COD']),
  cod_amount: Type.Integer({ description: 'Amount the courier collects, in whole rupiah; 0 if none.' }),
  total: Type.Integer({ description: 'Cost of the shipment, in whole rupiah.' }),
  promised_at: dateTime('When it is promised to arrive.'),
  late: Type.Boolean({ description: 'Whether it is past its promised time and not closed yet.' }),
  problems: orderProblems,
  created_at: dateTime('When it was sent.'),
  updated_at: dateTime('When it last changed.'),
})
export type ListedOrder = Type.Static<typeof listed>

export const listOrders = defineCall({
  path: '/orders/list',
  transports: ['form'],
  access: 'session',
  title: 'List orders',
  summary:
    'Returns the partner’s orders, newest first. Each page scans a limited number of orders: it may contain fewer than `limit`, even none, and still have a `next_cursor`.',
  request: closed({
    find: Type.Optional(
      text(64, {
        description:
          'An order id, AWB, courier AWB or recipient’s phone number in full, the start of an order number, or the recipient’s city.',
        examples: ['INV-2026'],
      }),
    ),
    group: Type.Optional(text(20, { description: `${orderGroupNames.join(', ')}.`, examples: ['to_ship'] })),
    status: Type.Optional(text(20, { description: 'A state.', examples: ['delivered'] })),
    courier_code: Type.Optional(code(20, { description: 'Only orders with this courier.', examples: ['CEPAT'] })),
    payment_method: Type.Optional(text(10, { description: 'PREPAID or COD.', examples: ['COD'] })),
    since: Type.Optional(
      text(40, { description: 'Orders sent at or after this time.', examples: ['2026-11-20T00:00:00Z'] }),
    ),
    until: Type.Optional(
      text(40, { description: 'Orders sent before this time.', examples: ['2026-11-21T00:00:00Z'] }),
    ),
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the previous page.', examples: ['WyJvcmRfMDEiXQ'] }),
    ),
    limit: Type.Optional(integer(1, 100, { description: '1 to 100, default 50.', examples: [50] })),
  }),
  data: Type.Object({ items: Type.Array(listed), next_cursor: nullable(Type.String()) }),
  message: 'Orders found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

const count = Type.Integer()

export const countOrders = defineCall({
  path: '/orders/counts',
  transports: ['form'],
  access: 'session',
  title: 'Count orders',
  summary: `Returns how many orders the partner has in each group of states, counted up to ${countedOrders}.`,
  request: closed({}),
  data: Type.Object({
    all: count,
    to_ship: count,
    on_the_way: count,
    attention: Type.Integer({ description: 'Including orders past their promised time.' }),
    delivered: count,
    returned: count,
    cancelled: count,
  }),
  message: 'Orders counted.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
