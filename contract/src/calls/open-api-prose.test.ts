import { expect, test } from 'vitest'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { cancelReasons } from '../open-api/cancel-order.ts'
import { roundingProse } from '../open-api/rounding.ts'
import { fieldErrorsOf } from './call.ts'
import { openApiCalls } from './open-api-calls.ts'
import { failureReasons, orderStates } from '../order-states.ts'
import { overview } from '../reference/overview.ts'
import { isLeaf, schemaNodes } from './schema-nodes.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { webhookPayload } from '../webhooks/webhook-payload.ts'

const pages: [page: string, text: string][] = [
  ['the overview', overview],
  ...openApiCalls.map((call): [string, string] => [
    call.path,
    [
      call.summary,
      call.description,
      ...[...schemaNodes(call.request), ...schemaNodes(call.data)].map(([, { description }]) => description ?? ''),
    ].join('\n'),
  ]),
]
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, hit = '']) => hit)
const unknown = (names: string[], known: Iterable<string>): string[] => {
  const set = new Set(known)
  return [...new Set(names)].filter((name) => !set.has(name))
}

test.each(pages)('%s names calls that there are, by their method', (_page, text) => {
  const calls = openApiCalls.map(({ method, path }) => `${method} ${path}`)
  expect(unknown(found(text, /\b((?:GET|POST) \/[a-z0-9/-]+)/g), calls)).toEqual([])
})

test.each(pages)('%s names errors that there are', (_page, text) => {
  const codes = found(text, /(?<![$A-Z_-])([A-Z]{2,}(?:_[A-Z]+)+)(?![A-Z_])/g)
  expect(unknown(codes, [...Object.keys(errorCatalogue), ...failureReasons, ...cancelReasons])).toEqual([])
})

test.each(openApiCalls.map((call) => [call.path, call] as const))(
  '%s speaks of no error that it cannot give',
  (_path, call) => {
    const others: string[] = openApiCalls.flatMap(({ errors, fieldErrors }) => [...errors, ...fieldErrors])
    const own: string[] = [...call.errors, ...fieldErrorsOf(call)]
    const spoken = found(call.description, /(?<![$A-Z_-])([A-Z]{2,}(?:_[A-Z]+)+)(?![A-Z_])/g)
    const ofOthers = [...new Set(spoken)].filter((code) => others.includes(code) && !own.includes(code))
    // Said of a call that comes before or after.
    const elsewhere: Record<string, string[]> = {
      '/rate/v2': ['QUOTE_MISMATCH', 'QUOTE_EXPIRED'],
      '/product/list': ['STOCK_INSUFFICIENT'],
      '/region': ['POSTAL_REGION_MISMATCH'],
      '/warehouse/list': ['WAREHOUSE_INACTIVE'],
    }
    expect(ofOthers).toEqual(elsewhere[call.path] ?? [])
  },
)

test.each(pages)('%s names events that there are', (_page, text) => {
  expect(
    unknown(
      found(text, /\b(order\.[a-z_]+)\b/g),
      webhookEvents.map(({ name }) => name),
    ),
  ).toEqual([])
})

test.each(pages)('%s names fields, states and headers that there are', (_page, text) => {
  const schemas = [...openApiCalls.flatMap(({ request, data }) => [request, data]), webhookPayload]
  const fields = schemas.flatMap((schema) => [...schemaNodes(schema)].flatMap(([path]) => path.split(/[.[\]]+/)))
  const values = schemas.flatMap((schema) =>
    [...schemaNodes(schema)]
      .filter(([, node]) => isLeaf(node))
      .flatMap(([, node]) => (node['enum'] as string[] | undefined) ?? []),
  )
  const others = [
    'errors',
    'code',
    'message',
    'error',
    'request_id',
    'partner_id',
    'partner_key',
    'true',
    'false',
    'null',
  ]
  const names = found(text, /`([a-z]+(?:_[a-z]+)+)`/g)
  expect(unknown(names, [...fields, ...values, ...orderStates, ...others])).toEqual([])
})

test.each(openApiCalls.map((call) => [call.path, call] as const))(
  '%s says when to call it and which calls are related',
  (_path, { summary, description }) => {
    expect(summary).toMatch(/^[A-Z][^\n]*\.$/)
    expect(description.length).toBeGreaterThan(400)
    expect(description).toMatch(/## Related\nBefore: .*\. After.*\.\n?$/s)
  },
)

test.each(pages)('%s is calm: no exclamation marks, no trailing spaces, tables with even rows', (_page, text) => {
  expect(text).not.toMatch(/[a-z]!/)
  expect(text).not.toMatch(/ \n/)
  for (const table of text.match(/(^\|.*\|\n)+/gm) ?? []) {
    const cells = table
      .trim()
      .split('\n')
      .map((row) => row.split('|').length)
    expect(new Set(cells).size).toBe(1)
  }
})

// Typed by hand from "Pricing rules" in the specification.
test('the pages of rates show the vectors of rounding', () => {
  for (const [grams, kg] of [
    ['200 g', '1 kg'],
    ['1,300 g', '1 kg'],
    ['1,310 g', '2 kg'],
    ['2,300 g', '2 kg'],
    ['2,310 g', '3 kg'],
  ])
    expect(roundingProse).toContain(`| ${grams} | ${kg} |`)
  for (const { path, description } of openApiCalls)
    expect(description.includes(roundingProse)).toBe(path.startsWith('/rate/'))
})
