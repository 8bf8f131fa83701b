import type { TObject } from 'typebox'
import type { ErrorCode } from '../errors/error-catalogue.ts'
import { errorsOf, type DocumentedCall, pathFields } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { failureExample, failureSchemas } from './openapi-failures.ts'
import { headers } from './openapi-headers.ts'
import { responsesOf } from './openapi-responses.ts'
import { openApiTags, type Tag, tagOf } from './openapi-tags.ts'
import { type Json, schemaWriter, type SchemaWriter } from './openapi-schemas.ts'
import { linkedOverview } from '../reference/overview.ts'
import { webhookOperations, webhookTag } from './openapi-webhooks.ts'
import { operationId } from '../calls/operation-id.ts'

/** Returns the EDIS Open API as OpenAPI 3.1, derived from the contract. */
export function openApiDocument({
  portalUrl,
  developmentUrl,
  productionUrl,
}: {
  portalUrl: string
  developmentUrl: string
  productionUrl: string
}): object {
  const schemas = schemaWriter()
  const webhooks = webhookOperations(schemas)
  return openApiOf({
    calls: openApiCalls,
    title: 'EDIS Open API',
    description: linkedOverview(portalUrl),
    servers: [
      { url: developmentUrl, description: 'Development: a sandbox that advances orders automatically' },
      { url: productionUrl, description: 'Production' },
    ],
    tags: openApiTags,
    tagsBesides: [webhookTag],
    webhooks,
    schemas,
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The `token` from POST /auth/generate or POST /auth/refresh. Valid for 24 hours, in one environment.',
      },
      basic: {
        type: 'http',
        scheme: 'basic',
        description: 'Your `partner_id` and `partner_key`, from the API Credentials page.',
      },
    },
  })
}

type Described = {
  calls: readonly DocumentedCall[]
  title: string
  description: string
  servers: { url: string; description: string }[]
  tags: readonly Tag[]
  tagsBesides?: Json[]
  webhooks?: Json
  schemas: SchemaWriter
  securitySchemes: Json
}

/** Returns an API as OpenAPI 3.1. */
export function openApiOf({ calls, title, description, servers, webhooks, schemas, ...more }: Described): object {
  const { tags, tagsBesides = [], securitySchemes } = more
  const paths: Record<string, Json> = {}
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, tags, schemas) }
  return {
    openapi: '3.1.1',
    info: { title, version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
    servers,
    tags: [...tags.map(({ name, description: about }) => ({ name, description: about })), ...tagsBesides],
    security: [{ bearer: [] }],
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: { ...failureSchemas(), ...sorted(schemas.components) },
      examples: Object.fromEntries(sharedExamples(calls).map((code) => [code, { value: failureExample(code) }])),
      responses: sorted(schemas.responses),
      headers,
      parameters: { AcceptLanguage: acceptLanguage },
      securitySchemes,
    },
  }
}

/** The example of VALIDATION_FAILED is part of each call, with one of its own fields. */
const sharedExamples = (calls: readonly DocumentedCall[]): ErrorCode[] =>
  [...new Set(calls.flatMap(errorsOf))].filter((code) => code !== 'VALIDATION_FAILED')

function operation(call: DocumentedCall, tags: readonly Tag[], schemas: SchemaWriter): Json {
  return {
    operationId: operationId(call.title),
    tags: [tagOf(call, tags).name],
    summary: call.summary,
    description: call.description.trim(),
    ...(call.deprecated ? { deprecated: true, 'x-sunset': call.deprecated.sunset } : {}),
    // The `auth` field can replace the header
    ...(call.access === 'partner-key' ? { security: [{ basic: [] }, {}] } : {}),
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(call.idempotency === 'none' ? [] : [idempotencyKey(call.idempotency === 'required')]),
      ...parameters(call, schemas),
    ],
    ...(call.transports.includes('query') ? {} : { requestBody: requestBody(call, schemas) }),
    responses: responsesOf(call, schemas),
  }
}

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Language of messages: `en` (default) or `id`.',
  schema: { type: 'string', default: 'en' },
  example: 'id',
}

const idempotencyKey = (required: boolean): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'A unique key per operation. Send the same key when you retry it. Keys are kept for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10',
})

/** What of the request stands in the path, and in the query where no body holds the rest. */
function parameters(call: DocumentedCall, { write }: SchemaWriter): Json[] {
  const examples: Json = call.examples.request
  const inPath = pathFields(call)
  const named = Object.entries(call.request.properties).filter(
    ([name]) => call.transports.includes('query') || call.takesFile || inPath.includes(name),
  )
  return named.map(([name, property]) => {
    const { description, ...schema } = write(property)
    const example = examples[name]
    return {
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: call.request.required?.includes(name) ?? false,
      description,
      schema,
      ...(example === undefined ? {} : { example }),
    }
  })
}

function requestBody(call: DocumentedCall, { write }: SchemaWriter): Json {
  if (call.takesFile) {
    const { mediaType, example } = call.takesFile
    return { required: true, content: { [mediaType]: { schema: { type: 'string' }, example } } }
  }
  const inPath = new Set(pathFields(call))
  const ofBody = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !inPath.has(name)))
  const required = (call.request.required ?? []).filter((name) => !inPath.has(name))
  const { required: _, properties, ...rest } = call.request as TObject & { required?: string[] }
  const schema = { ...rest, ...(required.length > 0 && { required }), properties: ofBody(properties) }
  return {
    required: required.length > 0,
    content: {
      'application/json': {
        schema: write(inPath.size === 0 ? call.request : schema),
        example: ofBody(call.examples.request),
      },
    },
  }
}

const sorted = (components: Json): Json =>
  Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The errors that belong to no call: unknown path or method. */
export const generalErrors = ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] as const satisfies readonly ErrorCode[]
