import { expect, expectTypeOf, test } from 'vitest'
import { type ErrorCode, errorCatalogue } from './error-catalogue.ts'
import { type DetailsOf, detailsOf, errorDetails, exampleDetails } from './error-details.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { failureDetailsSchema, failureExample } from '../openapi-document/openapi-failures.ts'
import { errorRows } from '../reference/errors.ts'
import { pageMarkdown } from '../reference/llms.ts'
import { referencePages } from '../reference/reference-pages.ts'

const codes = Object.keys(errorDetails) as ErrorCode[]
const entries = codes.flatMap((code) => detailsOf(code).map(([name, entry]) => [code, name, entry] as const))

test.each(entries)('%s documents %s: what it is, with an example of its kind', (code, name, entry) => {
  expect(errorCatalogue).toHaveProperty(code)
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(entry.description).toMatch(/^`?[A-Za-z].*\.$/)
  const { kind, example } = entry
  if (kind === 'strings') expect(Array.isArray(example)).toBe(true)
  else if (kind === 'string') expect(typeof example).toBe('string')
  else if (kind === 'integer') expect(Number.isInteger(example)).toBe(true)
  else expect(typeof example).toMatch(/^(string|number)$/)
})

test('only what is documented can be said of an error', () => {
  expectTypeOf<DetailsOf<'ORDER_DUPLICATE'>>().toEqualTypeOf<{ order_id?: string }>()
  expectTypeOf<DetailsOf<'COD_AMOUNT_TOO_LOW'>>().toEqualTypeOf<{ value?: number; minimum?: number }>()
  expectTypeOf<DetailsOf<'NOT_FOUND'>>().toEqualTypeOf<Record<string, never>>()
})

test('every detail stands on each reference page that has its error, and in /openapi.json', () => {
  const told = new Set<ErrorCode>()
  for (const call of openApiCalls.filter(({ page }) => page !== null)) {
    const { own, ofFields, ofAll } = errorRows(call)
    const markdown = pageMarkdown(referencePages.find((page) => page === call.page) ?? 'webhook', 'https://edis.test')
    for (const { code, details } of [...own, ...ofFields, ...ofAll]) {
      expect(details.map(([name]) => name)).toEqual(detailsOf(code).map(([name]) => name))
      told.add(code)
      for (const [name, { description }] of detailsOf(code)) expect(markdown).toContain(`\`${name}\`: ${description}`)
    }
  }
  expect(codes.filter((code) => !told.has(code))).toEqual([
    'AUTH_SCOPE_MISSING',
    'AUTH_ROLE_MISSING',
    'METHOD_NOT_ALLOWED',
    'CONFIRMATION_REQUIRED',
    'PARTNER_DUPLICATE',
    'ROW_INVALID',
  ])
  const { properties } = failureDetailsSchema() as { properties: Record<string, { description: string }> }
  for (const [code, name, { description }] of entries)
    expect(properties[name]?.description).toContain(`${code}: ${description}`)
})

test('an example shows the details where the answer has them', () => {
  expect(failureExample('ORDER_DUPLICATE').details).toEqual(exampleDetails('ORDER_DUPLICATE'))
  const [fault] = failureExample('VALIDATION_FAILED', { field: 'items', error: 'WEIGHT_OVER_LIMIT' }).errors ?? []
  expect(fault?.details).toEqual({ value: 60_500, maximum: 50_000 })
})
