import { operationsScopes } from '../calls/operations-call.ts'
import { operationsCalls } from '../calls/operations-calls.ts'
import { openApiOf } from './openapi-document.ts'
import { type Json, schemaWriter, type SchemaWriter } from './openapi-schemas.ts'
import type { Tag } from './openapi-tags.ts'
import { posted } from './openapi-webhooks.ts'
import { providerEventNames, providerEvents, providerExample, providerPayload } from '../webhooks/provider-events.ts'

const tags: readonly Tag[] = [
  { name: 'Orders', description: 'Read orders and report order events.', paths: ['orders', 'order-events'] },
  { name: 'Webhooks', description: 'The provider’s own webhooks.', paths: ['webhooks'] },
  { name: 'Stock', description: 'Stock in the warehouses.', paths: ['stock'] },
  { name: 'Catalogue', description: 'Couriers, warehouses, products and prices, as CSV.', paths: ['catalogue'] },
  { name: 'Partners', description: 'Partners and their integration status.', paths: ['partners'] },
]

const description = `
For the provider's own systems: warehouse management, couriers, prices, monitoring. Partners use the EDIS Open API instead.

Each system has its own key, created with \`edis key add\`. The key determines the environment of the calls, and has scopes:

| Scope | Allows |
|---|---|
${Object.entries(operationsScopes)
  .map(([scope, about]) => `| \`${scope}\` | ${about} |`)
  .join('\n')}

Responses, failures, IDs, \`Idempotency-Key\` and languages work as in the EDIS Open API. GET /metrics returns metrics in Prometheus format for a key with \`metrics:read\`.
`.trim()

/** The events of the provider's own webhooks. */
function providerWebhooks(writer: SchemaWriter): Json {
  return Object.fromEntries(
    providerEventNames.map((name) => {
      const { title, description: when } = providerEvents[name]
      const content = { schema: writer.write(providerPayload(name)), example: providerExample(name) }
      const post = posted(`on ${name.replaceAll(/[._]/g, ' ')}`, { summary: title, description: when, content })
      return [name, { post }]
    }),
  )
}

/** Returns the EDIS Operations API as OpenAPI 3.1, derived from the contract. */
export function operationsDocument(operationsUrl: string): object {
  const schemas = schemaWriter()
  return openApiOf({
    calls: operationsCalls,
    title: 'EDIS Operations API',
    description,
    servers: [{ url: operationsUrl, description: 'Both environments: the key determines which' }],
    tags: tags.filter(({ paths }) => operationsCalls.some(({ path }) => paths.includes(path.split('/')[1] ?? ''))),
    webhooks: providerWebhooks(schemas),
    schemas,
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'A system key, `edis_ops_dev_…` or `edis_ops_live_…`, with the scope required by the call.',
      },
    },
  })
}
