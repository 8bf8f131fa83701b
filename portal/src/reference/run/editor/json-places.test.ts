import { expect, test } from 'vitest'
import { placeAt, rangesOf } from './json-places.ts'

/** The text without its mark, and where the mark was. */
function marked(text: string): [text: string, position: number] {
  return [text.replace('|', ''), text.indexOf('|')]
}
const place = (text: string) => placeAt(...marked(text))

test('after a brace or a comma a name may be written, of those that are not there', () => {
  expect(place('{ "a": 1, | }')).toMatchObject({ kind: 'name', path: [], typed: '', taken: ['a'], hasValue: false })
  expect(place('{|}')).toMatchObject({ kind: 'name', path: [], taken: [] })
  expect(place('{ "items": [ { "sk|" } ] }')).toMatchObject({
    kind: 'name',
    path: ['items', 0],
    typed: 'sk',
    taken: [],
  })
  expect(place('{ "items": [ { "sk| } ] }')).toMatchObject({ kind: 'name', typed: 'sk' })
  expect(place('{ "a": {}, wei| }')).toMatchObject({ kind: 'name', typed: 'wei', taken: ['a'] })
  expect(place('{ "old|": 1 }')).toMatchObject({ kind: 'name', hasValue: true, from: 2, to: 7 })
})

test('after a colon, and between brackets, a value', () => {
  expect(place('{ "a": | }')).toMatchObject({ kind: 'value', path: ['a'], typed: '' })
  expect(place('{ "a": "PRE|" }')).toMatchObject({ kind: 'value', path: ['a'], typed: 'PRE', from: 7, to: 12 })
  expect(place('{ "a": tr| }')).toMatchObject({ kind: 'value', path: ['a'], typed: 'tr' })
  expect(place('{ "courier_codes": ["X", |] }')).toMatchObject({ kind: 'value', path: ['courier_codes', 1] })
  expect(place('{ "r": { "phone": "08|\n "name": "" } }')).toMatchObject({ kind: 'value', path: ['r', 'phone'] })
})

test('nothing where only punctuation may come', () => {
  expect(place('{ "a": 1 | }')).toBeNull()
  expect(place('{ "a"| }')).toBeNull()
  expect(place('|')).toBeNull()
  expect(place('{ "a": 1 }|')).toBeNull()
})

test('a path is found with its name; a missing one at what it is missing from', () => {
  const text = '{ "items": [{ "sku": "A", "qty": 2 }], "n": { } }'
  const range = rangesOf(text)
  const slice = (path: (string | number)[]) => text.slice(range(path).from, range(path).to)
  expect(slice(['items', 0, 'qty'])).toBe('"qty": 2')
  expect(slice(['items', 0])).toBe('{ "sku": "A", "qty": 2 }')
  expect(slice(['items', 0, 'price'])).toBe('{')
  expect(slice(['n', 'x', 'y'])).toBe('{')
  expect(rangesOf('')([])).toEqual({ from: 0, to: 0 })
})
