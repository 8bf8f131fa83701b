import { expect, test } from 'vitest'
import { answeredBy, valueAt } from './answered-values.ts'
import { openApiCalls } from './open-api-calls.ts'
import { valueFlow } from './value-flow.ts'

const pointers = openApiCalls.flatMap((call) => answeredBy(call).map((value) => [call.path, ...value, call] as const))

test.each(pointers)('%s answers %s at %s', (_path, name, pointer, { examples }) => {
  expect(valueAt(examples.data, pointer)).toBeTypeOf('string')
  expect(pointer.endsWith(`/${name}`)).toBe(true)
})

test('every identifier that a call asks for is answered by one, but regions and the AWB, which comes later', () => {
  const answered = new Set(pointers.map(([, name]) => name))
  expect(Object.keys(valueFlow()).filter((kind) => !answered.has(kind))).toEqual(
    expect.arrayContaining(['district', 'city', 'awb']),
  )
  expect(Object.keys(valueFlow()).filter((kind) => !answered.has(kind))).toHaveLength(3)
})

test('a pointer that leads nowhere finds nothing', () => {
  expect(valueAt({ items: [] }, '/items/0/sku')).toBeUndefined()
  expect(valueAt(null, '/awb')).toBeUndefined()
})
