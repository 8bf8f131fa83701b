import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, integer } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

const counts = {
  success: Type.Integer({ description: 'Requests that returned 2xx or 3xx.' }),
  client_errors: Type.Integer({ description: 'Requests that returned 4xx.' }),
  server_errors: Type.Integer({ description: 'Requests that returned 5xx.' }),
  p50_ms: nullable(
    Type.Integer({ description: 'Half of the logged requests took at most this long; null if none was logged.' }),
  ),
  p95_ms: nullable(Type.Integer({ description: '95% of the logged requests took at most this long.' })),
}
const slot = Type.Object({ from: dateTime('When it begins.'), ...counts })
export type TrafficSlot = Type.Static<typeof slot>

export const countTraffic = defineCall({
  path: '/logs/traffic',
  transports: ['form'],
  access: 'session',
  title: 'Count traffic',
  summary:
    'Returns the partner’s requests over time by outcome, with latency, from live counters. Requests from the portal are not counted. While an account is new, slots are five minutes long.',
  request: closed({
    hours: Type.Optional(integer(1, 720, { description: 'How many hours back, default 24.', examples: [24] })),
  }),
  data: Type.Object({
    step_minutes: Type.Integer({ description: 'Length of a slot.' }),
    slots: Type.Array(slot, { description: 'Oldest first, without gaps; the last one is not over yet.' }),
    total: Type.Object(counts),
    before: Type.Object(
      { requests: Type.Integer(), failures: Type.Integer({ description: 'Requests that returned 4xx or 5xx.' }) },
      { description: 'In the previous period of the same length.' },
    ),
  }),
  message: 'Traffic counted.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
