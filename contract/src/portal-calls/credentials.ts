import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, flag, integer } from '../calls/fields.ts'
import { tokenPair } from '../open-api/token-pair.ts'
import { dateTime, nullable } from './answer.ts'

const { token, refresh_token, expired, refresh_expired } = tokenPair.properties
const mask = (of: string) => nullable(Type.String({ description: `${of}, reduced to its prefix and last characters.` }))

export const credentials = defineCall({
  path: '/auth/credentials',
  transports: ['form'],
  access: 'session',
  title: 'API credentials',
  summary:
    'Returns the partner’s ID and first key in this environment, and that key’s latest token pair that is valid or can be refreshed. More than 10 minutes after the last sign-in, production secrets are masked.',
  request: closed({
    reveal: Type.Optional(
      flag({ description: 'Requires a recent sign-in instead of masking production secrets.', examples: [true] }),
    ),
  }),
  data: Type.Object({
    partner_id: Type.String(),
    partner_key: nullable(
      Type.String({
        description: 'null only if it is masked, or EDIS can no longer show it; then /auth/rotate creates a new one.',
      }),
    ),
    masked: nullable(
      Type.Object(
        { partner_key: mask('The partner key'), token: mask('The token'), refresh_token: mask('The refresh token') },
        { description: 'Placeholders for secrets that are only returned after a recent sign-in; otherwise null.' },
      ),
    ),
    previous_key_expires: nullable(dateTime('When the previous key stops working.')),
    token: nullable(token),
    refresh_token: nullable(refresh_token),
    expired: nullable(expired),
    refresh_expired: nullable(refresh_expired),
    wrong_keys: nullable(
      Type.Object(
        {
          count: Type.Integer(),
          since: dateTime('Time of the first one.'),
          last_at: dateTime('Time of the last one.'),
          address: Type.String({ description: 'IP address of the last one.' }),
        },
        { description: 'Wrong keys sent with this partner_id; null if there were none for a week.' },
      ),
    ),
    granted_at: nullable(dateTime('When the partner got access to this environment.')),
  }),
  message: 'Credentials found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

/** Longest time that a rotated partner key may go on working, in hours. */
export const maxKeyOverlapHours = 72

export const rotate = defineCall({
  path: '/auth/rotate',
  transports: ['form'],
  access: 'session',
  title: 'Rotate partner key',
  summary:
    'Creates a new partner key. The old key stays valid for the chosen overlap. Its tokens keep working unless you revoke them too; without an overlap they are always revoked. Other keys and their tokens are not affected.',
  request: closed({
    overlap_hours: integer(0, maxKeyOverlapHours, {
      description: 'Hours the old key stays valid, 0 to 72.',
      examples: [24],
    }),
    revoke_tokens: Type.Optional(
      flag({ description: 'Revokes the tokens of this key. Always the case with 0 hours.', examples: [false] }),
    ),
  }),
  data: Type.Object({
    partner_id: Type.String(),
    partner_key: Type.String(),
    previous_key_expires: nullable(dateTime('When the old key stops working; null if it was revoked immediately.')),
    tokens_revoked: Type.Integer({ description: 'Number of revoked token pairs.' }),
  }),
  message: 'Partner key rotated.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
