import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, line } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

const requestedAt = Type.Object({
  requested_at: nullable(dateTime('When closing was requested; null: it was not, or was withdrawn.')),
})

const ofAccount = { transports: ['form'], doors: ['development'], access: 'session', errors: [] } as const

export const findClosing = defineCall({
  ...ofAccount,
  path: '/account/closing',
  title: 'Account closure',
  summary: 'Returns whether the account is about to be closed.',
  request: closed({}),
  data: requestedAt,
  message: 'Account status found.',
})

export const requestClosing = defineCall({
  ...ofAccount,
  path: '/account/close',
  title: 'Request account closure',
  summary:
    'Asks EDIS to close the account. Once EDIS confirms, sign-in, keys, tokens and webhooks stop working immediately in both environments; orders are kept for as long as the law requires.',
  request: closed({
    reason: Type.Optional(line(1, 200, { description: 'Why, for EDIS.', examples: ['We moved to another system'] })),
  }),
  data: requestedAt,
  message: 'Account closure requested.',
})

export const withdrawClosing = defineCall({
  ...ofAccount,
  path: '/account/keep',
  title: 'Withdraw account closure',
  summary: 'Withdraws the request to close the account.',
  request: closed({}),
  data: requestedAt,
  message: 'Account closure request withdrawn.',
})
