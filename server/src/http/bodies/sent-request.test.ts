import { expect, test } from 'vitest'
import { defineCall } from '@edis/contract/calls/call'
import { closed, flag, integer } from '@edis/contract/calls/fields'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { requestReader } from './sent-request.ts'

const call = defineCall({
  transports: ['query'],
  path: '/of-texts',
  access: 'bearer',
  title: '',
  summary: '',
  request: closed({
    count: Type.Optional(integer(-5, 100, { description: '' })),
    on: Type.Optional(flag({ description: '' })),
  }),
  data: Type.Null(),
  message: '',
  errors: [],
})
const read = (query: object) => requestReader(call)({ query } as FastifyRequest)

test.each([
  ['5', 5],
  ['-5', -5],
  ['007', 7],
])('the text %s is the whole number %s', (count, value) => {
  expect(read({ count })).toEqual({ fields: { count: value }, faults: [] })
})

test.each(['1e1', '0x10', ' 5', '5 ', '5.0', '+5', '٣', '', 'NaN', '9'.repeat(400), ['5', '6']])(
  '%j is no whole number',
  (count) => {
    expect(read({ count }).faults).toMatchObject([{ field: 'count', error: 'FIELD_INVALID' }])
  },
)

test.each(['TRUE', '1', '0', 'yes', '', 'null'])('%j is neither true nor false', (on) => {
  expect(read({ on }).faults).toMatchObject([{ field: 'on', error: 'FIELD_INVALID' }])
  expect([read({ on: 'true' }).fields, read({ on: 'false' }).fields]).toEqual([{ on: true }, { on: false }])
})
