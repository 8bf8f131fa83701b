import { accessTokenHours, refreshTokenDays } from '../../limits.ts'
import { maxKeys } from '../../portal-calls/keys.ts'
import { maxTokenPairs } from '../../portal-calls/tokens.ts'
import type { GuideTexts } from './guide-texts.ts'

export const authentication: GuideTexts = {
  summary: 'Exchange your partner key for a token, send the token with every call, and refresh it before it expires.',
  description: `
Your partner key works for two calls only: POST /auth/generate and POST /auth/refresh. Every other call requires an access token.

## Get a token
\`\`\`sh
curl -X POST "$EDIS_URL/auth/generate" -u "$EDIS_PARTNER_ID:$EDIS_PARTNER_KEY"
\`\`\`

The response contains \`token\`, \`refresh_token\` and the times at which they expire.

## Use the token
\`\`\`sh
curl "$EDIS_URL/warehouse/list" -H "Authorization: Bearer $EDIS_TOKEN"
\`\`\`

One token works for any number of processes and parallel requests. Do not generate one per request.

## Lifetimes
| Credential | Valid for | Then |
|---|---|---|
| \`token\` | ${accessTokenHours} hours | AUTH_TOKEN_EXPIRED |
| \`refresh_token\` | ${refreshTokenDays} days, one use | AUTH_REFRESH_INVALID |
| partner key | until you rotate it | AUTH_INVALID_CREDENTIALS |

An environment can have up to ${maxTokenPairs} active token pairs. Generating another revokes the least recently used one.

## Refresh
Refresh about an hour before \`expired\`, in one process, and share the new pair. The old access token keeps working until it expires.

A refresh token is single-use. Using it twice is treated as theft and revokes every token issued from it. Never retry POST /auth/refresh: if its response is lost, call POST /auth/generate.

## One key for each system
Create up to ${maxKeys} keys per environment in the portal, under Account > Keys and tokens, and give each of your systems its own. Revoking a key immediately revokes its tokens and does not affect your other keys. A key can refresh only its own tokens.

| Scope | Allows |
|---|---|
| \`all\` | every call |
| \`orders\` | every call that returns data; POST /order/send/v2, POST /order/send/v1 and POST /order/cancel |
| \`read\` | only calls that return data |

Any other call returns AUTH_KEY_SCOPE_MISSING, with the required scope in \`details.scope\`.

## Keep the key safe
- Keep the key and tokens on your server, never in an app or a web page.
- Restrict tokens to your addresses on the IP Whitelist page. POST /auth/generate and POST /auth/refresh are not restricted.
- If a key may have leaked, rotate it on the API Credentials page. You choose how long the old one stays valid.

## Related
For details, see POST /auth/generate and POST /auth/refresh. The Errors and retries page explains failures.
`,
}
