import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { type DocumentedCall, fieldErrorsOf } from './call.ts'
import { openApiCalls } from './open-api-calls.ts'
import { isLeaf, type SchemaNode, schemaNodes } from './schema-nodes.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const named = openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** What is wrong with the value, in words; empty when nothing is. */
function faults(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

const sent = (call: DocumentedCall) => [...schemaNodes(call.request)]
const sentAndAnswered = (call: DocumentedCall) => [...sent(call), ...schemaNodes(call.data)]
/** The paths of the fields that are so. */
const where = (fields: [string, SchemaNode][], isSo: (node: SchemaNode, path: string) => boolean): string[] =>
  fields.filter(([path, node]) => isSo(node, path)).map(([path]) => path)
const isListed = (path: string): boolean => path.endsWith('[]')

test.each(named)('%s: its example is a request that it takes and an answer that it gives', (_name, call) => {
  expect(faults(call.request, call.examples.request)).toEqual([])
  expect(faults(call.data, call.examples.data)).toEqual([])
})

test.each(named)('%s: the answer of its example holds no field that the contract does not know', (_name, call) => {
  const closed = JSON.parse(JSON.stringify(call.data), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'required' in value
      ? { additionalProperties: false, ...value }
      : value,
  ) as object
  expect(faults(closed, call.examples.data)).toEqual([])
})

test.each(named)('%s: every field says in sentences what it is', (_name, call) => {
  const isSilent = ({ description = '' }: SchemaNode) => !/^[A-Z0-9`].*[.)]$/.test(description)
  expect(where(sentAndAnswered(call), (node, path) => isLeaf(node) && !isListed(path) && isSilent(node))).toEqual([])
})

test.each(named)('%s: every field has an example, and each is valid', (_name, call) => {
  const fields = sentAndAnswered(call)
  expect(where(fields, (node, path) => isLeaf(node) && !isListed(path) && !node.examples?.length)).toEqual([])
  const wrong = ({ examples = [], ...node }: SchemaNode) => examples.some((example) => faults(node, example).length > 0)
  expect(where(fields, wrong)).toEqual([])
})

test.each(named)(
  '%s: what is sent has an end: texts, numbers and lists are bounded, objects are closed',
  (_name, call) => {
    const fields = sent(call)
    const isFixed = ({ enum: values, pattern = '*' }: SchemaNode) =>
      values !== undefined || /^\^[^*+]*\$$/.test(pattern)
    expect(where(fields, (node) => node.type === 'string' && !isFixed(node) && !node['maxLength'])).toEqual([])
    const isBounded = ({ minimum, maximum }: SchemaNode) => typeof minimum === 'number' && Number(maximum) < 2 ** 31
    expect(where(fields, (node) => ['integer', 'number'].includes(String(node.type)) && !isBounded(node))).toEqual([])
    expect(where(fields, (node) => node.type === 'array' && !node['maxItems'])).toEqual([])
    const isOpen = (node: SchemaNode) => node['additionalProperties'] !== false && !node['maxProperties']
    expect(where(fields, (node) => node.type === 'object' && isOpen(node))).toEqual([])
  },
)

const units: [RegExp, string][] = [
  [/(^|[._])(price|value|amount|cod)$|(^|\.)cost\.\w+$|^price_(first|next)_kg$/, 'rupiah'],
  [/_g$/, 'g'],
  [/_kg$/, 'kg'],
  [/_cm$/, 'cm'],
  [/_days$/, 'day'],
]

test.each(named)(
  '%s: every amount, weight, size and number of days has its unit, and nothing else has one',
  (_name, call) => {
    const numbers = sentAndAnswered(call).filter(([, { type }]) => type === 'integer' || type === 'number')
    const unitOf = (path: string) =>
      units.find(([pattern]) => pattern.test(path.replaceAll('[]', '').replace(/^items\./, '')))?.[1]
    expect(where(numbers, (node, path) => !isListed(path) && node['x-unit'] !== unitOf(path))).toEqual([])
  },
)

test.each(named)('%s: a text of any length is judged in a time that grows with it', (_name, call) => {
  const hostile = [' ', 'a', 'a ', '.', '31.', '@', 'a@', '\t\n', '!', '€'].map(
    (part) => `${part.repeat(60_000)}\u0000`,
  )
  const isSlow = ({ pattern }: SchemaNode) => {
    if (pattern === undefined) return false
    const expression = new RegExp(pattern, 'u')
    const start = performance.now()
    return hostile.some((text) => expression.test(text)) || performance.now() - start > 1_000
  }
  expect(where(sent(call), isSlow)).toEqual([])
})

test.each(named)('%s: what its schema refuses with a code of its own is among its errors', (_name, call) => {
  const known = new Set<unknown>([undefined, ...fieldErrorsOf(call)])
  const codes = (node: SchemaNode) => [node['x-error'], ...Object.values(node['x-error-of'] ?? {})]
  expect(where(sent(call), (node) => codes(node).some((code) => !known.has(code)))).toEqual([])
})

test('costs of the examples add up', () => {
  const costs: Record<string, number>[] = []
  JSON.stringify(
    openApiCalls.map(({ examples }) => examples),
    (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'cod_fee' in value) costs.push(value as Record<string, number>)
      return value
    },
  )
  expect(costs.length).toBeGreaterThan(4)
  for (const { base = 0, insurance = 0, cod_fee = 0, surcharge = 0, discount = 0, total } of costs)
    expect(base + insurance + cod_fee + surcharge - discount).toBe(total)
})
