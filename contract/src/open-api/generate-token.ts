import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed } from '../calls/fields.ts'
import { sampleRefreshToken, sampleToken, tokenPair } from './token-pair.ts'

export const basicAuth = Type.String({
  maxLength: 512,
  description:
    'The word `Basic`, a space, and base64 of `partner_id:partner_key`. For clients that cannot set the Authorization header; leave it out where you can. An empty one counts as absent.',
  examples: ['Basic cHJ0XzAxSkQzTThUNUsyVjplZGlzX2tleV9kZXZfOWZRMg=='],
})

export const generateToken = defineCall({
  page: 'authentification/accesstoken',
  transports: ['json', 'form'],
  path: '/auth/generate',
  access: 'partner-key',
  title: 'Generate Token',
  summary: 'Trades your partner id and key for an access token and a refresh token.',
  description: `
The first call of every integration. Each other call wants the access token that this one answers with.

## How to send the key
Send \`partner_id\` and \`partner_key\` from the API Credentials page by HTTP Basic: \`Authorization: Basic base64(partner_id:partner_key)\`. Every HTTP client can do that by itself; with cURL it is \`-u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"\`. The body may be empty, and needs no \`Content-Type\` then. A client that cannot set headers sends the same text in the field \`auth\`: as JSON, or as \`multipart/form-data\` with the value in base64 once more. When both are there, \`auth\` counts.

The IP whitelist of an environment does not apply here: it restricts requests with a token.

The key belongs on your server. Never put it into an app or a web page.

## When to call it
Once when your software starts, and when refreshing fails. Not before each call: a token works for 24 hours, and one token serves any number of processes at once. Keep the pair in memory or in your secret store, and renew it with POST /auth/refresh some time before \`expired\`, for example when an hour is left.

Pairs live side by side: generating a new one leaves those before it working, so a second process or a new deployment disturbs nobody. At most 50 pairs are active in an environment; generating one more revokes the pair that has been unused the longest.

Tokens can be listed and revoked on the API Credentials page. Rotating the key without an overlap revokes them all.

## Wrong keys
After 10 wrong keys for a \`partner_id\` within a minute, further wrong keys get RATE_LIMITED with \`Retry-After\`, for a minute at first and longer each time. The right key still works. The API Credentials page shows how many came, and the address of the last one.

## Retries
Safe at any time. If the answer gets lost, call again; the pair that you never saw ends by itself.

## Before and after
Before: nothing but the key. After: any other call, on the same host. A development key opens the development host alone, and the other way round; the prefix (\`edis_key_dev_…\`, \`edis_key_live_…\`) tells which is which.
`,
  request: closed({ auth: Type.Optional(basicAuth) }),
  data: tokenPair,
  message: 'Token generated.',
  errors: [],
  examples: {
    request: {},
    data: {
      token: sampleToken,
      refresh_token: sampleRefreshToken,
      token_type: 'Bearer',
      expired: '2026-11-21T02:05:00.000Z',
      refresh_expired: '2026-12-20T02:05:00.000Z',
      environment: 'development',
    },
  },
})
