import { Type } from 'typebox'
import { defineCall, text } from '../call.ts'
import { dateTime, nullable } from './answer.ts'

const entry = Type.Object({
  id: Type.String(),
  call: Type.String({ description: 'The documented call or event that the entry stands for.' }),
  title: Type.String(),
  status: Type.Union([Type.Literal('untested'), Type.Literal('passed'), Type.Literal('failed')]),
  request_id: nullable(Type.String()),
  http_status: nullable(Type.Integer()),
  duration_ms: nullable(Type.Integer()),
  at: nullable(dateTime('When the entry last changed.')),
  attempts: Type.Integer(),
  hint: nullable(Type.String({ description: 'What to do next.' })),
})

export const listLogs = defineCall({
  path: '/logs/list',
  hosts: ['development'],
  access: 'session',
  title: 'Integration report',
  description: 'One entry for each documented call and event: what the partner’s software has proved so far.',
  fields: {},
  data: Type.Array(entry),
  message: 'Report found.',
  errors: [],
})

export const resetLog = defineCall({
  path: '/logs/reset',
  hosts: ['development'],
  access: 'session',
  title: 'Reset a report entry',
  description: 'Makes one entry untested again.',
  fields: { id: text(64, { description: 'The entry’s id.', example: 'order-send-v2' }) },
  data: entry,
  message: 'Entry reset.',
  errors: ['NOT_FOUND'],
})

export const listOrderReviews = defineCall({
  path: '/reviews/order_list',
  hosts: ['development'],
  access: 'session',
  title: 'Order review',
  description: 'The partner’s development orders with what the review found in them, newest first.',
  fields: {},
  data: Type.Array(
    Type.Object({
      order_id: Type.String(),
      partner_order_id: Type.String(),
      awb: nullable(Type.String()),
      status: Type.String(),
      verdict: Type.Union([Type.Literal('passed'), Type.Literal('attention'), Type.Literal('pending')]),
      findings: Type.Array(Type.String()),
      created_at: dateTime('When the order was sent.'),
    }),
  ),
  message: 'Orders found.',
  errors: [],
})
