import { expect, test } from 'vitest'
import { refusedRequest } from './sound-fields.ts'

const request = {
  colour: 'red',
  recipient: { phone: '12', address: 'Jalan' },
  items: [{ sku: 'A', weight_g: 0 }, 'text'],
  note: null,
}
const at = (...fields: string[]) =>
  refusedRequest<typeof request>(
    request,
    fields.map((field) => ({ field, error: 'FIELD_INVALID' })),
  )

test('what is at fault is left out, and the rest stays where it is', () => {
  expect(at('colour', 'recipient.address', 'items[0].weight_g', 'items[1]').fields).toEqual({
    recipient: { phone: '12' },
    items: [{ sku: 'A' }, undefined],
    note: null,
  })
})

test('a field is sound when nothing is wrong with it, within it, or with what it is within', () => {
  const { isSound } = at('items[0].weight_g', 'recipient')
  expect(isSound('colour', 'note')).toBe(true)
  expect(isSound('items')).toBe(false)
  expect(isSound('colour', 'recipient.phone')).toBe(false)
  expect(isSound('item', 'recipients')).toBe(true)
})

test('a field without a name is left out alone', () => {
  const faults = [{ field: '', error: 'FIELD_UNKNOWN' as const }]
  const { fields, isSound } = refusedRequest<object>({ '': 1, note: 'x' }, faults)
  expect(fields).toEqual({ note: 'x' })
  expect(isSound('note')).toBe(true)
})
