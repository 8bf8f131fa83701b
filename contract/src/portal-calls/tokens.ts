import { Type } from 'typebox'
import { boolean, defineCall, optional, text } from '../calls/call.ts'
import { environments } from '../environment.ts'
import { dateTime, nullable } from './answer.ts'

/** The most token pairs of a partner that are alive in one environment. */
export const mostTokenPairs = 50

export const tokenEntrySchema = Type.Object({
  id: Type.String(),
  created_at: dateTime('When it was made.'),
  expired: dateTime('When the access token expires. The pair can be refreshed after that.'),
  last_used_at: nullable(dateTime('When a request last carried the access token, to the minute.')),
  address: nullable(Type.String({ description: 'Where that request came from.' })),
  made_by: nullable(
    Type.Union([Type.Literal('api'), Type.Literal('portal')], {
      description: 'Whether a program or the portal made it; null for pairs from before this was kept.',
    }),
  ),
})
export type TokenEntry = Type.Static<typeof tokenEntrySchema>

export const listTokens = defineCall({
  path: '/tokens/list',
  hosts: environments,
  access: 'session',
  title: 'List tokens',
  description:
    'The token pairs that still work or can be refreshed, newest first. The tokens themselves are not shown.',
  fields: {},
  data: Type.Array(tokenEntrySchema),
  message: 'Tokens found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const revokeTokens = defineCall({
  path: '/tokens/revoke',
  hosts: environments,
  access: 'session',
  title: 'Revoke tokens',
  description:
    'Ends one token pair, or all of this environment: access and refresh tokens are refused everywhere within a second.',
  fields: {
    id: optional(text(64, { description: 'The token pair’s id.', example: 'tok_01JD3M8T5K2VQ4W8Z6Y0R1S2T3' })),
    all: optional(boolean({ description: 'Revoke every pair, instead of one.', example: 'true' })),
  },
  data: Type.Object({ revoked: Type.Integer({ description: 'How many pairs were revoked.' }) }),
  message: 'Tokens revoked.',
  errors: ['NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})
