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
  summary: 'Trades a refresh token for a new pair of tokens.',
  description: `
Renews your access before the access token ends. It takes the key as POST /auth/generate does, by HTTP Basic or in the field \`auth\`, and the refresh token of your newest pair: as JSON, or as \`multipart/form-data\` with values in base64. The IP whitelist does not apply here.

## When to call it
Some time before \`expired\`, for example when an hour of the 24 is left, or when a call answers AUTH_TOKEN_EXPIRED. The old access token goes on working until its own end, so calls that are under way are not cut off.

## A refresh token works once
The answer holds a new refresh token. Store it before you use anything else of the answer: the one that you sent is spent.

Using a refresh token a second time is taken for theft. The answer is AUTH_REFRESH_INVALID, and every pair that descends from the same POST /auth/generate is revoked, access tokens included. Two things follow:

- Let one process refresh and share the pair with the others. Two that refresh with the same token at the same time lock both out.
- Do not retry a refresh whose response was lost, nor one that answered 500 or 503: you cannot know whether the token was spent. Call POST /auth/generate instead. Let no HTTP client retry it by itself. A 429 is the exception: it is answered before the token is looked at.

## Before and after
Before: POST /auth/generate. After AUTH_REFRESH_INVALID or AUTH_TOKEN_REVOKED: POST /auth/generate again.
`,
  request: closed({
    auth: Type.Optional(basicAuth),
    token: Type.String({
      minLength: 1,
      maxLength: 120,
      description: 'The `refresh_token` of your newest pair, not yet used.',
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
