import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { keyScopes } from '../calls/call-scopes.ts'
import { closed, line, oneOf, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

/** The most partner keys of a partner in one environment, the first one included. */
export const maxKeys = 5

const scope = oneOf(keyScopes, {
  description:
    '`all`: every call. `orders`: all calls that return data, and sending and cancelling orders. `read`: only calls that return data.',
  examples: ['read'],
})

const entry = {
  id: Type.String(),
  name: Type.String({ description: 'Name of the key. The first key is called Partner key.' }),
  scope,
  first: Type.Boolean({
    description: 'Whether it is the key that /auth/credentials returns. It is replaced by /auth/rotate.',
  }),
  ending: Type.String({ description: 'The last 4 characters of the key.' }),
  created_at: dateTime('When it was created.'),
  last_used_at: nullable(
    dateTime('When it last generated or refreshed a token, or one of its active tokens was last used.'),
  ),
  address: nullable(Type.String({ description: 'IP address of the last request with one of its active tokens.' })),
  tokens: Type.Integer({ description: 'Number of its active token pairs.' }),
}
export const keyEntrySchema = Type.Object(entry)
export type KeyEntry = Type.Static<typeof keyEntrySchema>

export const listKeys = defineCall({
  path: '/keys/list',
  transports: ['form'],
  access: 'session',
  title: 'List partner keys',
  summary: 'Returns the partner keys of this environment, the first key first. The keys themselves are not included.',
  request: closed({}),
  data: Type.Array(keyEntrySchema),
  message: 'Keys found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createKey = defineCall({
  path: '/keys/create',
  transports: ['form'],
  access: 'session',
  title: 'Create partner key',
  summary: `Creates another partner key for one of your systems. It is shown only once. Up to ${maxKeys} keys per environment.`,
  request: closed({
    name: line(1, 60, {
      description: 'The system that uses the key. Unique in this environment.',
      examples: ['Warehouse Cakung'],
    }),
    scope,
  }),
  data: Type.Object({
    ...entry,
    partner_id: Type.String(),
    partner_key: Type.String({ description: 'The key, shown only here.' }),
  }),
  message: 'Key created.',
  errors: ['KEY_DUPLICATE', 'KEY_LIMIT_REACHED', 'PRODUCTION_NOT_GRANTED'],
})

export const revokeKey = defineCall({
  path: '/keys/revoke',
  transports: ['form'],
  access: 'session',
  title: 'Revoke partner key',
  summary:
    'Revokes a key and all its tokens. They stop working everywhere immediately. The first key cannot be revoked: rotate it.',
  request: closed({
    id: text(64, { description: 'The key’s ID.', examples: ['key_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
  }),
  data: Type.Object({
    id: Type.String(),
    tokens_revoked: Type.Integer({ description: 'Number of revoked token pairs.' }),
  }),
  message: 'Key revoked.',
  errors: ['NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})
