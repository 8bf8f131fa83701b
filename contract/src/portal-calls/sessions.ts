import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

const sessionEntry = Type.Object({
  id: Type.String(),
  current: Type.Boolean({ description: 'Whether this is the current session.' }),
  device: nullable(Type.String({ description: 'Browser and system, such as Chrome on Windows.' })),
  address: nullable(Type.String({ description: 'IP address of the last request, to the minute.' })),
  created_at: dateTime('When the session started.'),
  last_used_at: nullable(dateTime('Time of the last request, to the minute.')),
})
export type SessionEntry = Type.Static<typeof sessionEntry>

export const listSessions = defineCall({
  path: '/sessions/list',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'List sessions',
  summary: 'Returns where the member is signed in: this session first, then the others, last used first.',
  request: closed({}),
  data: Type.Array(sessionEntry),
  message: 'Sessions found.',
  errors: [],
})

export const endSessions = defineCall({
  path: '/sessions/end',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'End sessions',
  summary:
    'Ends one of the member’s sessions, or all but this one. Further requests with an ended session are rejected.',
  request: closed({
    id: Type.Optional(text(64, { description: 'The session’s ID.', examples: ['ses_7f83b1657ff1fc53b92dc18148'] })),
    others: Type.Optional(flag({ description: 'Ends all other sessions instead of one.', examples: [true] })),
  }),
  data: Type.Object({ ended: Type.Integer({ description: 'Number of ended sessions.' }) }),
  message: 'Sessions ended.',
  errors: ['NOT_FOUND'],
})
