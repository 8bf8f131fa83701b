import { Type } from 'typebox'
import { boolean, defineCall, integer, optional, text } from '../calls/call.ts'
import { environments } from '../environment.ts'
import { dateTime, nullable } from './answer.ts'

/** Longest sign-in field, in characters. Source: specification, section 9. */
export const signInFieldLength = 50

export const login = defineCall({
  path: '/auth/login',
  hosts: ['development'],
  access: 'public',
  title: 'Sign in',
  description:
    'Opens a session of 12 hours, or of 30 days with `remember`. Wrong sign-ins are answered alike, whoever exists.',
  fields: {
    user: text(signInFieldLength, { encoding: 'plain', description: 'Email address.', example: 'dev@tokosenja.id' }),
    pass: text(signInFieldLength, { encoding: 'plain', description: 'Password.', example: 'correct-horse-battery' }),
    remember: optional(boolean({ encoding: 'plain', description: 'Keep the session for 30 days.', example: 'true' })),
  },
  data: Type.String({ description: 'The session token.' }),
  message: 'Signed in.',
  errors: ['AUTH_INVALID_CREDENTIALS', 'AUTH_PARTNER_INACTIVE', 'RATE_LIMITED'],
})

export const logout = defineCall({
  path: '/auth/logout',
  hosts: environments,
  access: 'session',
  title: 'Sign out',
  description: 'Ends the session on the server, in both environments.',
  fields: {},
  data: Type.Null(),
  message: 'Signed out.',
  errors: [],
})

const tokenPair = {
  token: Type.String({ description: 'Access token, sent as `Authorization: Bearer`. Lives 24 hours.' }),
  refresh_token: Type.String({ description: 'Buys one new pair from /auth/refresh within 30 days.' }),
  token_type: Type.Literal('Bearer'),
  expired: dateTime('When the access token ends.'),
  refresh_expired: dateTime('When the refresh token ends.'),
  environment: Type.Union([Type.Literal('development'), Type.Literal('production')]),
}

export const credentials = defineCall({
  path: '/auth/credentials',
  hosts: environments,
  access: 'session',
  title: 'API credentials',
  description:
    'The partner’s id and key in this environment, and the newest token pair that still works or can be refreshed.',
  fields: {},
  data: Type.Object({
    partner_id: Type.String(),
    partner_key: nullable(
      Type.String({ description: 'null only when EDIS can no longer show it; /auth/rotate makes a new one.' }),
    ),
    previous_key_expires: nullable(dateTime('Until when the key before the last rotation still works.')),
    token: nullable(tokenPair.token),
    refresh_token: nullable(tokenPair.refresh_token),
    expired: nullable(tokenPair.expired),
    refresh_expired: nullable(tokenPair.refresh_expired),
    wrong_keys: nullable(
      Type.Object(
        {
          count: Type.Integer(),
          since: dateTime('When the first of them came.'),
          last_at: dateTime('When the last one came.'),
          address: Type.String({ description: 'Where the last one came from.' }),
        },
        { description: 'Wrong keys sent with this partner_id; null when none came for a week.' },
      ),
    ),
    granted_at: nullable(dateTime('Since when the partner may use this environment.')),
  }),
  message: 'Credentials found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

const basicAuth = text(512, {
  description:
    'The word Basic, a space, and base64 of `partner_id:partner_key`; or send it as the Authorization header.',
  example: 'Basic cHJ0XzAxSkQzTThUNUsyVjplZGlzX2tleV9kZXZf',
})

export const generate = defineCall({
  path: '/auth/generate',
  hosts: environments,
  access: 'partner-key',
  title: 'Generate token',
  description:
    'A new token pair, beside those you have. At most 50 are alive; one more revokes the one that was unused longest.',
  fields: { auth: optional(basicAuth) },
  data: Type.Object(tokenPair),
  message: 'Token generated.',
  errors: ['AUTH_WRONG_ENVIRONMENT', 'PRODUCTION_NOT_GRANTED', 'RATE_LIMITED'],
})

/** The portal refreshes in development alone (specification, section 7); partners refresh on both hosts. */
export const refresh = defineCall({
  path: '/auth/refresh',
  hosts: environments,
  access: 'partner-key',
  title: 'Refresh token',
  description:
    'A new token pair for a refresh token, which works once. Using one twice revokes every pair that descends from the same generate.',
  fields: {
    auth: optional(basicAuth),
    token: text(120, { description: 'The refresh token.', example: 'edis_refresh_dev_Zk3…' }),
  },
  data: Type.Object(tokenPair),
  message: 'Token refreshed.',
  errors: ['AUTH_WRONG_ENVIRONMENT', 'AUTH_REFRESH_INVALID', 'PRODUCTION_NOT_GRANTED', 'RATE_LIMITED'],
})

/** Longest time that a rotated partner key may go on working, in hours. */
export const longestKeyOverlap = 72

export const rotate = defineCall({
  path: '/auth/rotate',
  hosts: environments,
  access: 'session',
  title: 'Rotate partner key',
  description:
    'A new partner key. The old one stays valid for the chosen overlap. Existing tokens keep working, unless you revoke them too; without an overlap they are always revoked.',
  fields: {
    overlap_hours: integer(0, longestKeyOverlap, {
      description: 'Hours that the old key goes on working, 0 to 72.',
      example: '24',
    }),
    revoke_tokens: optional(
      boolean({ description: 'Revoke all tokens of this environment. Always so with 0 hours.', example: 'false' }),
    ),
  },
  data: Type.Object({
    partner_id: Type.String(),
    partner_key: Type.String(),
    previous_key_expires: nullable(dateTime('Until when the old key works; null when it ended at once.')),
    tokens_revoked: Type.Integer({ description: 'How many token pairs were revoked.' }),
  }),
  message: 'Partner key rotated.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
