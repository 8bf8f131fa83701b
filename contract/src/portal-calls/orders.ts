import { Type } from 'typebox'
import { defineCall, integer, optional, text } from '../calls/call.ts'
import { environments } from '../environment.ts'
import { failureReasons, orderStates } from '../order-states.ts'
import { attemptSchema } from './deliveries.ts'
import { dateTime, nullable } from './answer.ts'
import { loggedRequestSchema } from './requests.ts'

const event = Type.Object({
  id: Type.String(),
  sequence: Type.Integer(),
  event: Type.String(),
  status: Type.Enum([...orderStates]),
  previous_status: nullable(Type.String()),
  reason_code: nullable(Type.String()),
  reason: nullable(Type.String()),
  location: nullable(Type.String()),
  note: nullable(Type.String()),
  source: Type.Enum(['partner', 'sandbox', 'operator']),
  implied: Type.Boolean({ description: 'Nobody reported it: a later state implies it.' }),
  late: Type.Boolean({ description: 'Reported after the order had moved on.' }),
})

export const orderTimeline = defineCall({
  path: '/orders/timeline',
  hosts: environments,
  access: 'session',
  title: 'Order timeline',
  description:
    'All that happened about an order: the partner’s requests, its changes of state, every attempt to deliver them.',
  fields: {
    order: text(64, {
      description: 'Our order_id, your partner_order_id, the AWB or the courier’s own number.',
      example: 'ord_01JD3P7M2XA4C6E8G0J2K4M608',
    }),
  },
  data: Type.Object({
    order_id: Type.String(),
    partner_order_id: Type.String(),
    awb: nullable(Type.String()),
    courier_awb: nullable(Type.String({ description: 'The courier’s own number of the parcel.' })),
    tracking_url: nullable(Type.String({ description: 'Where the courier shows its way, https.' })),
    status: Type.Enum([...orderStates]),
    courier_code: Type.String(),
    service_code: Type.String(),
    payment_method: Type.String(),
    cod_amount: Type.Integer(),
    total: Type.Integer({ description: 'What it costs, in whole rupiah.' }),
    recipient: Type.String({ description: 'The recipient’s name and district.' }),
    scenario: nullable(Type.String({ description: 'What the sandbox does with it.' })),
    created_at: dateTime('When it was sent.'),
    entries: Type.Array(
      Type.Object({
        kind: Type.Enum(['request', 'event', 'attempt']),
        at: dateTime('When it happened.'),
        request: nullable(loggedRequestSchema),
        event: nullable(event),
        attempt: nullable(
          Type.Object({ delivery_id: Type.String(), event: Type.String(), ...attemptSchema.properties }),
        ),
      }),
      { description: 'Oldest first; of each kind the newest 500 at most.' },
    ),
  }),
  message: 'Order found.',
  errors: ['ORDER_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

/** What a development order can be made to do. */
export const sandboxSteps = ['next', 'deliver', 'fail', 'return', 'lose', 'weigh'] as const
export type SandboxCommand = (typeof sandboxSteps)[number]

export const advanceOrder = defineCall({
  path: '/sandbox/advance',
  hosts: ['development'],
  access: 'session',
  title: 'Move a development order',
  description:
    'Has the next thing happen to a development order now, or what you choose: it goes through all states on the way there.',
  fields: {
    order_id: text(64, { description: 'The order.', example: 'ord_01JD3P7M2XA4C6E8G0J2K4M608' }),
    step: optional(text(10, { description: sandboxSteps.join(', '), example: 'deliver' })),
    reason_code: optional(
      text(40, { description: `Why a delivery fails: ${failureReasons.join(', ')}`, example: 'NOT_HOME' }),
    ),
    weight_g: optional(integer(1, 1_000_000, { description: 'What the courier weighs.', example: '2400' })),
  },
  data: Type.Object({ order_id: Type.String(), status: Type.Enum([...orderStates]), moved: Type.Integer() }),
  message: 'Order moved.',
  errors: ['ORDER_NOT_FOUND'],
})
