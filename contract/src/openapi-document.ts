import type { ErrorCode } from './error-catalogue.ts'
import { errorsOf, type OpenApiCall } from './open-api-call.ts'
import { openApiCalls } from './open-api-calls.ts'
import { failureDetailsSchema, failureExample, failureSchema } from './openapi-failures.ts'
import { headers } from './openapi-headers.ts'
import { responsesOf } from './openapi-responses.ts'
import { openApiTags, tagOf } from './openapi-tags.ts'
import { type Json, schemaWriter, type SchemaWriter } from './openapi-schemas.ts'
import { overview } from './overview.ts'
import { webhookEvents } from './webhook-events.ts'
import { webhookExamples, webhookPayload } from './webhook-payload.ts'

const webhookTag = { name: 'Webhooks', description: 'What is posted to your URL when an order changes.' }

/** The whole of what partners integrate with as OpenAPI 3.1, derived from the contract. */
export function openApiDocument({
  developmentUrl,
  productionUrl,
}: {
  developmentUrl: string
  productionUrl: string
}): object {
  const schemas = schemaWriter()
  const calls = openApiCalls.filter(({ access }) => access !== 'operator')
  const paths: Record<string, Json> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, schemas) }
  const webhooks = Object.fromEntries(webhookEvents.map((event) => [event.name, { post: webhook(event, schemas) }]))
  return {
    openapi: '3.1.1',
    info: { title: 'EDIS Open API', version: '1.0.0', description: overview },
    servers: [
      { url: developmentUrl, description: 'Development: a sandbox that moves orders by itself' },
      { url: productionUrl, description: 'Production' },
    ],
    tags: [...openApiTags.map(({ name, description }) => ({ name, description })), webhookTag],
    security: [{ bearer: [] }],
    paths,
    webhooks,
    components: {
      schemas: { Failure: failureSchema, FailureDetails: failureDetailsSchema(), ...sorted(schemas.components) },
      examples: Object.fromEntries(
        [...new Set(calls.flatMap(errorsOf))].map((code) => [code, { value: failureExample(code) }]),
      ),
      responses: sorted(schemas.responses),
      headers,
      parameters: { AcceptLanguage: acceptLanguage },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `token` of POST /auth/generate or POST /auth/refresh. Works for 24 hours, in one environment.',
        },
        basic: {
          type: 'http',
          scheme: 'basic',
          description: 'Your `partner_id` and `partner_key`, from the API Credentials page.',
        },
      },
    },
  }
}

/** `Get Rate V2` is `getRateV2`. */
export const operationId = (title: string): string =>
  title
    .split(' ')
    .map((word, index) => (index === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1).toLowerCase()))
    .join('')

function operation(call: OpenApiCall, schemas: SchemaWriter): Json {
  return {
    operationId: operationId(call.title),
    tags: [tagOf(call).name],
    summary: call.summary,
    description: call.description.trim(),
    ...(call.deprecated ? { deprecated: true, 'x-sunset': call.deprecated.sunset } : {}),
    // The field `auth` may stand in for the header
    ...(call.access === 'partner-key' ? { security: [{ basic: [] }, {}] } : {}),
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(call.idempotency === 'none' ? [] : [idempotencyKey(call.idempotency === 'required')]),
      ...(call.method === 'GET' ? queryParameters(call, schemas) : []),
    ],
    ...(call.method === 'POST' ? { requestBody: requestBody(call, schemas) } : {}),
    responses: responsesOf(call, schemas),
  }
}

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of messages: English, or Indonesian with `id`.',
  schema: { type: 'string', default: 'en' },
  example: 'id',
}

const idempotencyKey = (required: boolean): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'A new one for each thing that you want done, the same for its retries. Kept for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10',
})

function queryParameters(call: OpenApiCall, { write }: SchemaWriter): Json[] {
  const examples: Json = call.examples.request
  return Object.entries(call.request.properties).map(([name, property]) => {
    const { description, ...schema } = write(property)
    const example = examples[name]
    return {
      name,
      in: 'query',
      required: call.request.required?.includes(name) ?? false,
      description,
      schema,
      ...(example === undefined ? {} : { example }),
    }
  })
}

const requestBody = (call: OpenApiCall, { write }: SchemaWriter): Json => ({
  required: (call.request.required ?? []).length > 0,
  content: { 'application/json': { schema: write(call.request), example: call.examples.request } },
})

type WebhookEvent = (typeof webhookEvents)[number]

const webhook = ({ name, title, description }: WebhookEvent, { write }: SchemaWriter): Json => ({
  operationId: operationId(`on ${name.replaceAll(/[._]/g, ' ')}`),
  tags: [webhookTag.name],
  summary: title,
  description,
  // Signed instead
  security: [],
  parameters: webhookHeaders,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: write(webhookPayload), example: webhookExamples[name] } },
  },
  responses: {
    '2XX': { description: 'Received. Answer within 15 seconds, and work on it afterwards.' },
    410: { description: 'Disables the webhook.' },
    default: { description: 'Anything else is a failure, redirects too: the event is sent again later.' },
  },
})

const webhookHeader = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})
const webhookHeaders = [
  webhookHeader('webhook-id', 'The id of the event, as in the body.', webhookExamples['order.created'].id),
  webhookHeader('webhook-timestamp', 'When this attempt was made, in seconds since 1970.', '1795140905'),
  webhookHeader(
    'webhook-signature',
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; several, separated by spaces, while a secret is being rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

const sorted = (components: Json): Json =>
  Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The errors that concern no single call: a path or method that is none. */
export const generalErrors = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const satisfies readonly ErrorCode[]
