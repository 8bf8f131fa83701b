import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { keyScopes } from '../calls/call-scopes.ts'
import { closed, flag, oneOf, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

/** The most token pairs of a partner that are alive in one environment. */
export const maxTokenPairs = 50

export const tokenEntrySchema = Type.Object({
  id: Type.String(),
  created_at: dateTime('When it was created.'),
  expired: dateTime('When the access token expires. The pair can still be refreshed after that.'),
  last_used_at: nullable(dateTime('When the access token was last used, to the minute.')),
  address: nullable(Type.String({ description: 'IP address of that request.' })),
  key: Type.String({ description: 'Name of the partner key that generated it.' }),
  scope: oneOf(keyScopes, { description: 'Scope of the key that generated the pair.' }),
  made_by: nullable(
    Type.Union([Type.Literal('api'), Type.Literal('portal')], {
      description: 'Whether a program or the portal created it; null for pairs created before this was recorded.',
    }),
  ),
})
export type TokenEntry = Type.Static<typeof tokenEntrySchema>

export const listTokens = defineCall({
  path: '/tokens/list',
  transports: ['form'],
  access: 'session',
  title: 'List tokens',
  summary:
    'Returns the token pairs that are valid or can be refreshed, newest first. The tokens themselves are not included.',
  request: closed({}),
  data: Type.Array(tokenEntrySchema),
  message: 'Tokens found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const revokeTokens = defineCall({
  path: '/tokens/revoke',
  transports: ['form'],
  access: 'session',
  title: 'Revoke tokens',
  summary:
    'Revokes one token pair, or all pairs in this environment. Access and refresh tokens stop working everywhere immediately.',
  request: closed({
    id: Type.Optional(text(64, { description: 'The token pair’s ID.', examples: ['tok_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })),
    all: Type.Optional(flag({ description: 'Revokes every pair instead of one.', examples: [true] })),
  }),
  data: Type.Object({ revoked: Type.Integer({ description: 'Number of revoked pairs.' }) }),
  message: 'Tokens revoked.',
  errors: ['NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})
