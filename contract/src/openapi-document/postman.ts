import { answeredBy } from '../calls/answered-values.ts'
import { identifierKind, identifiersIn } from '../calls/identifiers.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { printLabel } from '../open-api/print-label.ts'
import { linkedOverview } from '../reference/overview.ts'
import { openApiTags, tagOf } from './openapi-tags.ts'

type Json = { [name: string]: unknown }

/**
 * Every call as a Postman collection, format 2.1. The host and the credentials are its variables, and so is what one
 * call answers and another asks for: run from top to bottom, each request finds what it names.
 */
export function postmanCollection({
  portalUrl,
  developmentUrl,
}: {
  portalUrl: string
  developmentUrl: string
}): object {
  return {
    info: {
      name: 'EDIS Open API',
      description: `${firstSteps}\n\n${linkedOverview(portalUrl)}`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [variable('token', '{{token}}')] },
    event: [script(successOrNoLabelYet)],
    variable: [
      variable('baseUrl', developmentUrl),
      variable('partnerId', ''),
      variable('partnerKey', ''),
      ...keptValues(openApiCalls).map(([name, value]) => variable(camelCase(name), value)),
    ],
    item: openApiTags.map(({ name, description }) => ({
      name,
      description,
      item: suppliersFirst(openApiCalls.filter((call) => tagOf(call).name === name)).map(item),
    })),
  }
}

const firstSteps =
  'Set the collection variables `partnerId` and `partnerKey` to the values from the API Credentials page, then send Generate Token: it saves the token for all other requests. Run the whole collection to see every call succeed in the sandbox. Print Label returns 409 for an order that is not awaiting pickup.'
const successOrNoLabelYet = [
  `const expected = pm.info.requestName === '${printLabel.title}' ? [200, 409] : [200]`,
  "pm.test('Response is successful', () => pm.expect(expected).to.include(pm.response.code))",
]

const variable = (key: string, value: string): Json => ({ key, value, type: 'string' })

/** `warehouse_id` is `warehouseId`. */
const camelCase = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const reference = (name: string): string => `{{${camelCase(name)}}}`

/** What scripts keep, each with what the examples have in its place; tokens have no value to begin with. */
function keptValues(calls: readonly DocumentedCall[]): [name: string, value: string][] {
  const kept = [...new Set(calls.flatMap(answeredBy).map(([name]) => name))]
  const examples = calls.flatMap((call) => identifiersIn(call.examples.request))
  return kept.map((name) => [name, examples.find(({ kind }) => kind === name)?.value ?? ''])
}

/** The calls in their order, but each after those whose answers it needs. */
function suppliersFirst(calls: readonly DocumentedCall[]): DocumentedCall[] {
  const waiting = [...calls]
  const placed: DocumentedCall[] = []
  while (waiting.length > 0) {
    const ready = waiting.findIndex((call) => !waiting.some((other) => other !== call && supplies(other, call)))
    placed.push(...waiting.splice(Math.max(ready, 0), 1))
  }
  return placed
}

const supplies = (supplier: DocumentedCall, call: DocumentedCall): boolean => {
  const asked = new Set(identifiersIn(call.examples.request).map(({ kind }) => kind))
  return answeredBy(supplier).some(([name]) => asked.has(name) && !isMade(call, name))
}

const item = (call: DocumentedCall): Json => ({
  name: call.title,
  ...(answeredBy(call).length > 0 ? { event: [script(keepAnswer(call))] } : {}),
  request: {
    method: call.method,
    description: `${call.summary}\n\n${call.description.trim()}`,
    header: headersOf(call),
    url: urlOf(call),
    ...(call.access === 'partner-key' ? { auth: partnerKey } : {}),
    ...(call.method === 'POST' ? { body: bodyOf(call) } : {}),
  },
  response: [],
})

const partnerKey = {
  type: 'basic',
  basic: [variable('username', '{{partnerId}}'), variable('password', '{{partnerKey}}')],
}

/** Postman runs it after the response. */
const script = (exec: string[]): Json => ({ listen: 'test', script: { type: 'text/javascript', exec } })

/** Declares names in a block alone: Postman's own scope has `data`, `request` and more. */
const keepAnswer = (call: DocumentedCall): string[] => [
  'if (pm.response.code === 200) {',
  '  const data = pm.response.json().data',
  '  const save = (name, value) => value && pm.collectionVariables.set(name, value)',
  ...answeredBy(call).map(([name, pointer]) => `  save('${camelCase(name)}', data${expression(pointer)})`),
  '}',
]

/** `/items/0/sku` is `?.items?.[0]?.sku`. */
const expression = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `?.[${part}]` : `?.${part}`))
    .join('')

const headersOf = ({ method, idempotency }: DocumentedCall): Json[] => [
  ...(method === 'POST' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  // Postman makes a new one for each request
  ...(idempotency === 'none'
    ? []
    : [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: idempotency === 'optional' }]),
]

/** What must be new in each request, by its path: Postman makes it. A phone number ends in the seconds since 1970. */
const newValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/cs/create': { phone: '08{{$timestamp}}', external_id: '{{$guid}}' },
  '/order/send/v1': { partner_order_id: '{{$guid}}' },
  '/order/send/v2': { partner_order_id: '{{$guid}}' },
}
const isMade = ({ path }: DocumentedCall, name: string): boolean => newValues[path]?.[name] !== undefined

/** The example of a request, with variables for what earlier responses have told. */
function requestOf(call: DocumentedCall): Json {
  if (call.path === '/auth/refresh') return { token: reference('refresh_token') }
  const kept = new Set(openApiCalls.flatMap(answeredBy).map(([name]) => name))
  const filled = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map((part) => filled(part, name.replace(/s$/, ''))))]
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, key)]))
    const kind = typeof value === 'string' ? identifierKind(name, value) : null
    return newValues[call.path]?.[name] ?? (kind !== null && kept.has(kind) ? reference(kind) : value)
  }
  return filled(call.examples.request, '') as Json
}

function urlOf(call: DocumentedCall): Json {
  const { method, path, request } = call
  const query =
    method === 'GET'
      ? Object.entries(requestOf(call)).map(([key, value]) => ({
          key,
          // Postman sends a plus as it is, and it would be read as a space
          value: String(value).replaceAll('+', '%2B'),
          description: describe(request.properties[key]),
        }))
      : []
  const text = query.map(({ key, value }) => `${key}=${encoded(value)}`).join('&')
  return {
    raw: `{{baseUrl}}${path}${text === '' ? '' : `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    ...(query.length > 0 ? { query } : {}),
  }
}

const encoded = (value: string): string => (/^\{\{|%2B/.test(value) ? value : encodeURIComponent(value))

const bodyOf = (call: DocumentedCall): Json => ({
  mode: 'raw',
  raw: JSON.stringify(requestOf(call), null, 2),
  options: { raw: { language: 'json' } },
})

const describe = (field: object | undefined): string =>
  field && 'description' in field && typeof field.description === 'string' ? field.description : ''
