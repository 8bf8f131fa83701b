import { expect, test } from 'vitest'
import type { TSchema } from 'typebox'
import { errorsOf, fieldErrorsOf } from './call.ts'
import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { openApiCalls } from './open-api-calls.ts'
import { operationsCalls } from './operations-calls.ts'
import { generalErrors } from '../openapi-document/openapi-document.ts'
import { isLeaf, schemaNodes } from './schema-nodes.ts'

const named = openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** The fields that have no further fields, in order of the alphabet; of a paged list, those of a row. */
function fieldNames(schema: TSchema): string[] {
  const leaves = [...schemaNodes(schema)].filter(([, node]) => isLeaf(node)).map(([path]) => path.replaceAll('[]', ''))
  const paged = leaves.includes('next_cursor')
  const names = leaves
    .filter((name) => name !== 'next_cursor')
    .map((name) => (paged ? name.replace(/^items\.?/, '') : name))
  return [...new Set(names.map((name) => name.replace(/^\./, '')))].toSorted()
}

// The specification's names, which programs of partners have: a change of the file is a change of what we promise.
test('the calls and their fields are those that were promised', async () => {
  const lines = named.map(([name, call]) => {
    const given = call.file
      ? `  file: ${Object.keys(call.file).join(' ')}`
      : `  data: ${fieldNames(call.data).join(' ')}`
    return [name, `  request: ${fieldNames(call.request).join(' ')}`, given].join('\n')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('promised-fields.txt')
})

test('none is opened by what the provider’s systems have', () => {
  expect(openApiCalls.filter(({ access }) => access === 'operations-key')).toEqual([])
  expect(openApiCalls.filter(({ path }) => path.startsWith('/operations'))).toEqual([])
})

// Typed by hand from the route table of portal.md, and labels from operations.md; /documentation/webhook describes events, not a call.
test('each reference page has its call', () => {
  const pages = openApiCalls.map(({ page, path }) => page ?? `no page: ${path}`)
  expect(pages.toSorted()).toEqual([
    'authentification/accesstoken',
    'authentification/refreshtoken',
    'cs/create',
    'cs/list',
    'expedisi/getlistexpedisi',
    'order/cancel',
    'order/label',
    'order/send/v1',
    'order/send/v2',
    'order/track',
    'product/getlistproduct',
    'rate/v1',
    'rate/v2',
    'ratecard/v1',
    'region',
    'sla',
    'warehouse/getlistwarehouse',
  ])
})

test.each(named)(
  '%s: its errors are whole answers, those of its fields are of status 422, none is said twice',
  (_name, call) => {
    const statusOf = (code: ErrorCode) => errorCatalogue[code].status
    expect(errorsOf(call).filter((code) => statusOf(code) === 422)).toEqual(['VALIDATION_FAILED'])
    expect(call.fieldErrors.filter((code) => statusOf(code) !== 422)).toEqual([])
    const said = [...call.errors, ...fieldErrorsOf(call)]
    expect(new Set(said).size).toBe(said.length)
  },
)

test('every error of the Open API is one that a call can answer, or concerns no call', () => {
  const ofPortal = Object.keys(errorCatalogue).filter((code) =>
    /^(WEBHOOK|IP|KEY|EVENT|MEMBER|LINK|PASSWORD|PASSKEY|SECOND|STAFF|AUTH_(ROLE|FRESH|SECOND|CROSS))_/.test(code),
  ) as ErrorCode[]
  const used = new Set<string>([...ofPortal, ...generalErrors])
  for (const call of [...openApiCalls, ...operationsCalls])
    for (const code of [...errorsOf(call), ...fieldErrorsOf(call)]) used.add(code)
  expect(Object.keys(errorCatalogue).filter((code) => !used.has(code))).toEqual([])
})

test('calls that write take an Idempotency-Key, and Send Order V2 requires it', () => {
  const byKey = Object.groupBy(openApiCalls, ({ idempotency }) => idempotency)
  expect(byKey.required?.map(({ path }) => path)).toEqual(['/order/send/v2'])
  expect(byKey.optional?.map(({ path }) => path).toSorted()).toEqual(['/cs/create', '/order/cancel', '/order/send/v1'])
})

test('V1 of rate and of send order are deprecated in favour of V2', () => {
  const deprecated = openApiCalls.flatMap(({ path, deprecated: of }) => (of ? [[path, of.successor, of]] : []))
  expect(deprecated.map(([path, successor]) => [path, successor])).toEqual([
    ['/rate/v1', '/rate/v2'],
    ['/order/send/v1', '/order/send/v2'],
  ])
  for (const { deprecated: of } of openApiCalls)
    if (of) expect(Date.parse(of.since)).toBeLessThan(Date.parse(of.sunset))
})
