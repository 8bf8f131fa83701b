import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { requestSchema } from '@edis/contract/reference/reference-call'
import { expect, test } from 'vitest'
import { completionsAt, insertion, newLine } from './completing.ts'
import type { Field } from './schema-faults.ts'

const schema = requestSchema(sendOrderV2) as Field
const now = Date.parse('2026-11-20T02:00:00Z')
const known = [
  { kind: 'warehouse_id', value: 'whs_2', at: now },
  { kind: 'warehouse_id', value: 'whs_1', at: now - 1 },
]
function at(text: string) {
  const caret = text.indexOf('|')
  const plain = text.replace('|', '')
  const found = completionsAt(plain, caret, schema, known, now)
  const labels = found?.options.map(({ label, detail }) => `${label} ${detail}`.trim()) ?? []
  const taken = found && insertion(found.place, found.options[0]!)
  return { labels, text: taken && plain.slice(0, taken.from) + taken.text + plain.slice(taken.to) }
}

test('names that the object may still have, required ones first', () => {
  expect(at('{ "recipient": { "name": "S", | } }').labels).toEqual([
    'phone required',
    'address required',
    'district_code required',
    'postal_code string',
    'latitude number',
    'longitude number',
  ])
  expect(at('{ "items": [{ "wei|" }] }')).toEqual({
    labels: ['weight_g required'],
    text: '{ "items": [{ "weight_g": 1100 }] }',
  })
})

test('a name that has its value keeps it', () => {
  expect(at('{ "payment_meth|": "COD" }').text).toBe('{ "payment_method": "COD" }')
})

test('what a field allows, and what was received for it, newest first', () => {
  expect(at('{ "payment_method": | }').labels).toEqual(['PREPAID', 'COD'])
  expect(at('{ "insurance": t| }')).toEqual({ labels: ['true'], text: '{ "insurance": true }' })
  expect(at('{ "warehouse_id": "|" }')).toEqual({
    labels: ['whs_2 recent', 'whs_1 recent', 'whs_01JCJKT5K2VQ4W8Z6Y0R1S2T3V example'],
    text: '{ "warehouse_id": "whs_2" }',
  })
})

test('nothing where nothing is known', () => {
  expect(at('{ "nothing": { "a|" } }').labels).toEqual([])
  expect(at('{ "note": "x" |}').labels).toEqual([])
})

test('a new line is as far in as the one before, further after a brace, and closes it', () => {
  const after = (text: string) => {
    const from = text.indexOf('|')
    const { text: inserted, caret } = newLine(text.replace('|', ''), from, from)
    return [inserted, caret - from]
  }
  expect(after('{\n  "a": 1,|\n}')).toEqual(['\n  ', 3])
  expect(after('{|}')).toEqual(['\n  \n', 3])
  expect(after('{\n  "a": {|\n')).toEqual(['\n    ', 5])
})
