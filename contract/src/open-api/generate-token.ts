import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed } from '../calls/fields.ts'
import { sampleRefreshToken, sampleToken, tokenPair } from './token-pair.ts'

export const basicAuth = Type.String({
  maxLength: 512,
  description:
    'The word `Basic`, a space, and `partner_id:partner_key` in base64. For clients that cannot set the Authorization header; otherwise omit it. An empty value is ignored.',
  examples: ['Basic cHJ0XzAxSkQzTThUNUsyVjplZGlzX2tleV9kZXZfOWZRMg=='],
})

export const generateToken = defineCall({
  page: 'authentification/accesstoken',
  transports: ['json', 'form'],
  path: '/auth/generate',
  access: 'partner-key',
  title: 'Generate Token',
  summary: 'Exchanges your partner ID and key for an access token and a refresh token.',
  description: `
The first call of every integration. All other calls require the access token it returns.

## How to send the key
Send \`partner_id\` and \`partner_key\` from the API Credentials page by HTTP Basic: \`Authorization: Basic base64(partner_id:partner_key)\`. Every HTTP client supports this; with cURL, use \`-u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"\`. The body can be empty, in which case \`Content-Type\` is not needed. If your client cannot set headers, send the same text in the \`auth\` field: as JSON, or as \`multipart/form-data\` with the value base64-encoded again. If you send both, \`auth\` takes precedence.

The IP whitelist does not apply to this call: it restricts only requests with a token.

Keep the key on your server. Never put it in an app or a web page.

## When to call it
When your software starts, and when a refresh fails. Do not call it before every request: a token is valid for 24 hours and can be shared by any number of processes. Keep the token pair in memory or in your secret store, and renew it with POST /auth/refresh before \`expired\`, for example with one hour left.

Generating a new pair does not affect existing pairs, so a second process or a new deployment is safe. An environment can have up to 50 active pairs; generating another revokes the least recently used one.

List and revoke tokens on the API Credentials page. Rotating the key without an overlap revokes all of them.

## Wrong keys
After 10 wrong keys for a \`partner_id\` within a minute, further wrong keys return RATE_LIMITED with \`Retry-After\`: one minute at first, longer each time. The correct key keeps working. The API Credentials page shows the number of wrong keys and the IP address of the last one.

## Retries
Always safe to retry. If a response is lost, call again; the unused pair expires on its own.

## Related
Before: none; you only need the key. After: any other call, on the same host. Development and production keys are not interchangeable; the prefix shows the environment (\`edis_key_dev_…\`, \`edis_key_live_…\`).
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
