import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed } from '../calls/fields.ts'
import { basicAuth } from './generate-token.ts'
import { sampleRefreshToken, tokenPair } from './token-pair.ts'

export const refreshToken = defineCall({
  page: 'authentification/refreshtoken',
  transports: ['json', 'form'],
  path: '/auth/refresh',
  access: 'partner-key',
  title: 'Refresh Token',
  summary: 'Exchanges a refresh token for a new token pair.',
  description: `
Renews access before the access token expires. Send the partner key as with POST /auth/generate, by HTTP Basic or in the \`auth\` field, and the refresh token of your latest pair: as JSON, or as \`multipart/form-data\` with base64-encoded values. The IP whitelist does not apply to this call.

## When to call it
Before \`expired\`, for example with one hour left, or when a call returns AUTH_TOKEN_EXPIRED. The old access token stays valid until it expires, so requests in progress are not interrupted.

## Refresh tokens are single-use
The response contains a new refresh token. Save it before you do anything else with the response: the one you sent can no longer be used.

Using a refresh token twice is treated as theft. The call returns AUTH_REFRESH_INVALID, and every pair that originates from the same POST /auth/generate is revoked, including access tokens. Therefore:

- Refresh in a single process and share the pair with the others. If two processes refresh with the same token at the same time, both lose access.
- Do not retry a refresh if its response was lost, or if it returned 500 or 503: the token may already have been used. Call POST /auth/generate instead, and disable automatic retries in your HTTP client for this call. The exception is 429, which is returned before the token is checked.

## Related
Before: POST /auth/generate. After AUTH_REFRESH_INVALID or AUTH_TOKEN_REVOKED: POST /auth/generate again.
`,
  request: closed({
    auth: Type.Optional(basicAuth),
    token: Type.String({
      minLength: 1,
      maxLength: 120,
      description: 'The unused `refresh_token` of your latest pair.',
      examples: [sampleRefreshToken],
    }),
  }),
  data: tokenPair,
  message: 'Token refreshed.',
  errors: ['AUTH_REFRESH_INVALID'],
  examples: {
    request: { token: sampleRefreshToken },
    data: {
      token: 'edis_token_dev_B7yPq4KcX1vM9wD3sG6jR0tLzN2hU8eA',
      refresh_token: 'edis_refresh_dev_H2nF8uZaC5eJ1iV7oS4xW9mTgK3bD6qP',
      token_type: 'Bearer',
      expired: '2026-11-22T01:05:00.000Z',
      refresh_expired: '2026-12-21T01:05:00.000Z',
      environment: 'development',
    },
  },
})
