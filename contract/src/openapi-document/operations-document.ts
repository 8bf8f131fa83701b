import { operationsScopes } from '../calls/operations-call.ts'
import { operationsCalls } from '../calls/operations-calls.ts'
import { openApiOf } from './openapi-document.ts'
import { schemaWriter } from './openapi-schemas.ts'
import type { Tag } from './openapi-tags.ts'

const tags: readonly Tag[] = [
  { name: 'Orders', description: 'Take orders out, report what happened to them.', paths: ['orders', 'order-events'] },
  { name: 'Stock', description: 'What lies in the warehouses.', paths: ['stock'] },
  { name: 'Catalogue', description: 'What is sold, and for how much, as CSV.', paths: ['catalogue'] },
  { name: 'Partners', description: 'Who sells through us, and how they are doing.', paths: ['partners'] },
]

const description = `
For the provider's own systems: warehouse management, couriers, prices, monitoring. Partners use the EDIS Open API instead.

Each system has a key of its own, made with \`edis key add\`. The key says in which environment the calls work, and has scopes:

| Scope | What it opens |
|---|---|
${Object.entries(operationsScopes)
  .map(([scope, about]) => `| \`${scope}\` | ${about} |`)
  .join('\n')}

Responses, failures, ids, \`Idempotency-Key\` and languages are as in the EDIS Open API. GET /metrics answers in Prometheus' format to a key with \`metrics:read\`.
`.trim()

/** What the provider's systems integrate with as OpenAPI 3.1, derived from the contract. */
export const operationsDocument = (operationsUrl: string): object =>
  openApiOf({
    calls: operationsCalls,
    title: 'EDIS Operations API',
    description,
    servers: [{ url: operationsUrl, description: 'Both environments: the key says which' }],
    tags: tags.filter(({ paths }) => operationsCalls.some(({ path }) => paths.includes(path.split('/')[1] ?? ''))),
    schemas: schemaWriter(),
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'A key of a system, `edis_ops_dev_…` or `edis_ops_live_…`, with the scope that the call names.',
      },
    },
  })
