import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { errorsOf, fieldErrorsOf, type DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { openApiDocument } from './openapi-document.ts'
import { guidePages, referencePath } from '../reference/reference-pages.ts'
import { anyWebhookEvent, webhookEvents } from '../webhooks/webhook-events.ts'
import { webhookExamples } from '../webhooks/webhook-payload.ts'
import { valueAt } from '../calls/answered-values.ts'

type Ref = { $ref?: string }
type Media = { schema: object; example?: unknown; examples?: Record<string, Ref & { value?: unknown }> }
type Response = Ref & { description: string; headers?: Record<string, Ref>; content?: Record<string, Media> }
type Operation = {
  operationId: string
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters: (Ref & { name: string; in: string; required?: boolean; schema: object; example?: unknown })[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Response>
}
type Document = {
  openapi: string
  info: { description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { schemas: Record<string, object>; responses: object; examples: object; headers: object }
}

const urls = {
  portalUrl: 'https://portal.edis.example',
  developmentUrl: 'https://dev-api.edis.example',
  productionUrl: 'https://api.edis.example',
}
const text = JSON.stringify(openApiDocument(urls))
const document = JSON.parse(text) as Document
const named = openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

test('its overview leads to every guide', () => {
  for (const name of guidePages)
    expect(document.info.description).toContain(`](${urls.portalUrl}${referencePath(name)})`)
})

/** What a reference of the document stands for. RFC 6901; no name here needs its escapes. */
function resolved<T extends Ref>(value: T): T {
  if (!value.$ref) return value
  const path = value.$ref.split('/').slice(1)
  return path.reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document) as T
}
function operationOf(call: DocumentedCall): Operation {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.path} is missing`)
  return operation
}
const responsesOf = (call: DocumentedCall) =>
  Object.entries(operationOf(call).responses).map(([status, response]) => [Number(status), resolved(response)] as const)
const mediaOf = (response: Response) => response.content?.['application/json']
const codesOf = (response: Response): string[] => Object.keys(mediaOf(response)?.examples ?? {})

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
/** What is wrong with the value by a schema of the document; empty when nothing is. */
const faults = (schema: object, value: unknown): string[] => judgeOf(schema)(value)

/** By schema: most calls fail alike, and compiling takes the longest. */
const compiled = new Map<string, ValidateFunction>()

function judgeOf(schema: object): (value: unknown) => string[] {
  const key = JSON.stringify(schema)
  const validate = compiled.get(key) ?? ajv.compile({ ...schema, components: document.components })
  compiled.set(key, validate)
  return (value) =>
    validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

test('the document is OpenAPI 3.1, by a validator that is not ours', async () => {
  const judge = async (changed: object) =>
    new Validator().validate({ ...(JSON.parse(text) as Record<string, unknown>), ...changed })
  expect(await judge({})).toEqual({ valid: true })
  expect(await judge({ openapi: '3.1' })).toMatchObject({ valid: false })
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
})

test('every partner’s call is in it, and the operator’s is not', () => {
  const there = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(there).toEqual(named.map(([name]) => name))
})

test('every event is in it, and one for all of them', () => {
  expect(Object.keys(document.webhooks)).toEqual([...webhookEvents.map(({ name }) => name), anyWebhookEvent])
})

test('what is posted is one of as many shapes as there are events, told apart by the event', () => {
  const { oneOf, discriminator } = document.components.schemas['WebhookPayload'] as {
    oneOf: Ref[]
    discriminator: { propertyName: string; mapping: Record<string, string> }
  }
  expect(discriminator.propertyName).toBe('event')
  expect(Object.keys(discriminator.mapping)).toEqual(webhookEvents.map(({ name }) => name))
  expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref))
  const examples = Object.values(webhookExamples)
  for (const [name, $ref] of Object.entries(discriminator.mapping)) {
    const judge = judgeOf({ $ref })
    expect(examples.filter((example) => judge(example).length === 0).map(({ event }) => event)).toEqual([name])
  }
  const { data, ...rest } = webhookExamples['order.weight_adjusted']
  const { actual_weight_g: _, ...less } = data
  expect(faults({ $ref: discriminator.mapping['order.weight_adjusted'] }, { ...rest, data: less })).not.toEqual([])
})

test('what stands in many places has a name: a field at fault, statuses, events, environments', () => {
  expect(document.components.schemas).toMatchObject({
    FieldFailure: { required: ['field', 'error', 'message'] },
    OrderStatus: { type: 'string', enum: expect.arrayContaining(['received', 'delivered']) },
    OrderEventName: { type: 'string', enum: webhookEvents.map(({ name }) => name) },
    Environment: { enum: ['development', 'production'] },
  })
  // One list of the statuses in the whole document
  expect(text.split('"received","in_review"')).toHaveLength(2)
  expect(text.split('"order.created","order.in_review"')).toHaveLength(2)
})

test('no schema says const, which generators of clients read in different ways', () => {
  expect(text).not.toMatch(/"const":/)
})

test('no two operations share an id', () => {
  const operations = [
    ...Object.values(document.paths).flatMap((of) => Object.values(of)),
    ...Object.values(document.webhooks).map(({ post }) => post),
  ]
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { operationId } of operations) expect(operationId).toMatch(/^[a-z][A-Za-z0-9]+$/)
})

test('every reference leads somewhere, and every component is referred to', () => {
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
  expect(refs.filter((ref) => resolved({ $ref: ref }) === undefined)).toEqual([])
  const { schemas, responses, examples, headers } = document.components
  const components = Object.entries({ schemas, responses, examples, headers }).flatMap(([kind, of]) =>
    Object.keys(of).map((name) => `#/components/${kind}/${name}`),
  )
  expect(components.filter((name) => !refs.includes(name))).toEqual([])
})

type Link = { operationId: string; parameters?: Record<string, string>; requestBody?: Record<string, string> }
const links = openApiCalls.flatMap((call) => {
  const { links: of = {} } = (operationOf(call).responses['200'] ?? {}) as { links?: Record<string, Link> }
  return Object.entries(of).map(([name, link]) => [`${operationOf(call).operationId} → ${name}`, call, link] as const)
})

test.each(links)('%s leads from a value of the response to a field of the next request', (_name, call, link) => {
  const next = openApiCalls.find((other) => operationOf(other).operationId === link.operationId)
  const values = link.parameters ?? link.requestBody ?? {}
  expect(Object.keys(next?.request.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(values)))
  expect(link.parameters === undefined).toBe(next?.method === 'POST')
  const answer = { code: 200, message: call.message, data: call.examples.data }
  for (const value of Object.values(values))
    expect(valueAt(answer, value.replace('$response.body#', ''))).not.toBeUndefined()
})

test('links lead from an order to what can be done with it, and from a token to the next', () => {
  expect(links.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'generateToken → refreshToken',
      'getListProduct → nextPage',
      'getListWarehouse → getRateV2',
      'getRateV2 → sendOrderV2',
      'createCs → sendOrderV2',
      'sendOrderV2 → trackOrder',
      'sendOrderV2 → cancelOrder',
    ]),
  )
})

test('the two environments are its servers', () => {
  expect(document.servers.map(({ url }) => url)).toEqual([urls.developmentUrl, urls.productionUrl])
})

test.each(named)('%s: its examples are valid by the document alone', (_name, call) => {
  const { parameters, requestBody } = operationOf(call)
  for (const { schema, example, in: place } of parameters.map(resolved))
    if (example !== undefined && place === 'query') expect(faults(schema, example)).toEqual([])
  for (const { schema, example } of Object.values(requestBody?.content ?? {}))
    expect(faults(schema, example)).toEqual([])
  for (const [, response] of responsesOf(call))
    for (const { schema, example, examples = {} } of Object.values(response.content ?? {})) {
      if (example !== undefined) expect(faults(schema, example)).toEqual([])
      for (const of of Object.values(examples)) expect(faults(schema, resolved(of).value)).toEqual([])
    }
})

test.each(Object.entries(document.webhooks))('%s: its example is valid by the document alone', (_name, { post }) => {
  for (const { schema, example } of Object.values(post.requestBody?.content ?? {}))
    expect(faults(schema, example)).toEqual([])
})

test.each(named)('%s: it names exactly the errors that the call can answer, each under its status', (_name, call) => {
  const failures = responsesOf(call).filter(([status]) => status !== 200)
  expect(failures.flatMap(([, response]) => codesOf(response)).toSorted()).toEqual(errorsOf(call).toSorted())
  for (const [status, response] of failures) {
    for (const example of Object.values(mediaOf(response)?.examples ?? {}))
      expect(resolved(example).value).toMatchObject({ code: status })
    for (const code of codesOf(response)) expect(response.description).toContain(`\`${code}\`: `)
  }
  const enums = JSON.stringify(mediaOf(resolved(operationOf(call).responses['422'] ?? { description: '' })))
  for (const code of fieldErrorsOf(call)) expect(enums).toContain(`"${code}"`)
})

test.each(named)('%s: it asks for the right credentials', (_name, call) => {
  const security = call.access === 'partner-key' ? [{ basic: [] }, {}] : undefined
  expect(operationOf(call).security).toEqual(security)
})

test.each(named)('%s: it says which headers go in and come out', (_name, call) => {
  const key = operationOf(call).parameters.find(({ name }) => name === 'Idempotency-Key')
  expect(key && (key.required ? 'required' : 'optional')).toBe(
    call.idempotency === 'none' ? undefined : call.idempotency,
  )
  for (const [status, { headers = {} }] of responsesOf(call)) {
    const names = Object.keys(headers)
    expect(names).toContain('X-Request-Id')
    if (status === 429) expect(names).toContain('Retry-After')
    if (status !== 200) continue
    expect(names.includes('RateLimit') && names.includes('RateLimit-Policy')).toBe(call.access === 'bearer')
    expect(names.includes('Idempotency-Replayed')).toBe(call.idempotency !== 'none')
    for (const name of ['Deprecation', 'Sunset', 'Link'])
      expect(names.includes(name)).toBe(call.deprecated !== undefined)
  }
  expect(operationOf(call).deprecated ?? false).toBe(call.deprecated !== undefined)
})
