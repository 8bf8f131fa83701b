import type { GuideTexts } from './guide-texts.ts'

export const environments: GuideTexts = {
  summary: 'Two environments with the same calls, separate data and separate credentials.',
  description: `
**Development** is a sandbox: sample warehouses, couriers and products, and orders that advance automatically. **Production** ships real parcels. Both have the same calls, fields and errors, so moving to production means changing the host and the credentials.

## Hosts
Each environment has its own host. Both are shown on the API Credentials page, with the credentials for each. Keep them in your configuration, not in your code:

\`\`\`sh
export EDIS_URL=https://api-dev.example
export EDIS_PARTNER_ID=prt_01JD3M8T5K2V
export EDIS_PARTNER_KEY=edis_key_dev_9fQ2
\`\`\`

Every request uses HTTPS. Paths are the same on both hosts.

## What is separate
| What | Development | Production |
|---|---|---|
| Key | \`edis_key_dev_…\` | \`edis_key_live_…\` |
| Access token | \`edis_token_dev_…\` | \`edis_token_live_…\` |
| IDs, orders, stock | sample data | your data |
| Webhooks, IP whitelist | own | own |
| Rate limit, idempotency keys | own | own |
| Who advances orders | the sandbox | warehouses and couriers |

Development and production keys are not interchangeable. Using one on the wrong host returns AUTH_WRONG_ENVIRONMENT. IDs are not shared either: a \`warehouse_id\` from development does not exist in production.

## The sandbox
In development, every order advances automatically, one step every few seconds. Choose what happens to it with \`metadata.scenario\` of POST /order/send/v2: for example \`delivered\`, \`delivery_failed\`, \`returned\` or \`lost\`. You can also advance an order step by step on the Order page of the portal.

## Going live
Production returns PRODUCTION_NOT_GRANTED until EDIS has reviewed your integration. The Report page lists what is checked. Once you have access, change the host and the credentials, add your webhooks and allowed IP addresses in production, and look up warehouse IDs again.

## Related
Next: the Authentication page, then the Report page.
`,
}
