import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, integer, text } from '../calls/fields.ts'
import { nullable } from './answer.ts'

/** Orders that one call exports. */
export const exportedAtOnce = 50
/** Orders that one call erases. */
export const erasedAtOnce = 500

const whose = {
  order: Type.Optional(
    text(64, {
      description:
        'An order ID, order number or AWB: the recipient of this order. Send exactly one of `order` and `phone`.',
      examples: ['INV-2026-0001'],
    }),
  ),
  phone: Type.Optional(
    text(20, {
      description:
        'A phone number, as `08…`, `62…` or `+62…`: the recipient of every order with it. Send exactly one of `order` and `phone`.',
      examples: ['081234567890'],
    }),
  ),
}

export const exportRecipient = defineCall({
  path: '/recipients/export',
  transports: ['form'],
  access: 'session',
  title: 'Export a recipient’s data',
  summary:
    'Returns everything stored about a recipient in this environment: their orders with the history, courier reports, webhook deliveries and logged requests.',
  request: closed({
    ...whose,
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the previous page.', examples: ['WyJvcmRfMDEiXQ'] }),
    ),
    limit: Type.Optional(
      integer(1, exportedAtOnce, { description: `1 to ${exportedAtOnce}, default ${exportedAtOnce}.`, examples: [50] }),
    ),
  }),
  data: Type.Object({
    items: Type.Array(
      Type.Unsafe<{ order_id: string } & Record<string, unknown>>({
        type: 'object',
        properties: { order_id: { type: 'string' } },
        additionalProperties: true,
        description: 'One order, with everything stored about its recipient.',
      }),
      { description: 'Oldest first.' },
    ),
    next_cursor: nullable(Type.String()),
  }),
  message: 'Data exported.',
  errors: ['ORDER_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['PHONE_INVALID'],
})

export const eraseRecipient = defineCall({
  path: '/recipients/erase',
  transports: ['form'],
  access: 'session',
  title: 'Erase a recipient’s data',
  summary:
    'Erases name, phone number, address, coordinates and free texts of a recipient from all final orders, their history, webhook deliveries and logs. Amounts, goods, regions and times remain. Orders in progress keep the data until they are final; erase again then. This cannot be undone.',
  request: closed(whose),
  data: Type.Object({
    erased: Type.Array(Type.String(), { description: 'Order numbers whose data was erased now.' }),
    already_erased: Type.Integer({ description: 'Number of orders whose data had been erased before.' }),
    under_way: Type.Array(Type.String(), {
      description: 'Order numbers that are not final yet, and keep the data until they are.',
    }),
    more: Type.Boolean({ description: `Whether there are more than ${erasedAtOnce} orders: call again.` }),
  }),
  message: 'Data erased.',
  errors: ['ORDER_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['PHONE_INVALID'],
})
