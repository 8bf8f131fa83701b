import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { listProducts } from '@edis/contract/open-api/list-products'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { referenceCall, requestSchema } from '@edis/contract/reference/reference-call'
import { expect, test } from 'vitest'
import { bodyFaults } from '../editor/body-faults.ts'
import { bodyOf, fieldsOf, headersOf, targetOf } from './draft.ts'
import { parsePath, renamed } from '../editor/field-path.ts'
import { withValue, without, writePath } from '../editor/json-path.ts'
import { offersFor } from '../editor/offers.ts'
import { remade, withReceived } from './request-changes.ts'
import type { Field } from '../editor/schema-faults.ts'
import { draftOf } from './starting-request.ts'

const send = referenceCall(sendOrderV2)
const cancel = referenceCall(cancelOrder)
const schema = requestSchema(sendOrderV2) as Field

test('the next of an edited order has a new number where it still had the last one’s, and keeps the rest', () => {
  const [before, after] = ['TS-1', 'TS-2'].map((number) => draftOf(send, { partner_order_id: number }))
  const edited = draftOf(send, { partner_order_id: 'TS-1', note: 'mine' })
  expect(fieldsOf(send, remade(send, edited, { before: before!, after: after! }))).toEqual({
    partner_order_id: 'TS-2',
    note: 'mine',
  })
  const named = draftOf(send, { partner_order_id: 'MY-7' })
  expect(remade(send, named, { before: before!, after: after! })).toBe(named)
})

test('an order that was sent for it takes the place of the one that was named', () => {
  const edited = draftOf(cancel, { awb: 'EDS1', reason: 'mine' })
  const start = draftOf(cancel, { order_id: 'ord_2', reason: 'example' })
  expect(fieldsOf(cancel, withReceived(cancel, edited, start, ['order_id', 'awb']))).toEqual({
    order_id: 'ord_2',
    reason: 'mine',
  })
})

test('what was received is offered where the call takes it and does not have it, but not for what must be new', () => {
  const known = [
    { kind: 'quote_id', value: 'quo_1', at: 0 },
    { kind: 'partner_order_id', value: 'TS-1', at: 0 },
    { kind: 'sku', value: 'A', at: 0 },
    { kind: 'sku', value: 'B', at: 0 },
  ]
  const offers = offersFor(send, schema, { items: [{ sku: 'A' }] }, known, 1)
  expect(offers.map(({ path, value }) => `${writePath(path)} ${value}`)).toEqual(['quote_id quo_1', 'items[0].sku B'])
})

test('a GET sends its fields in the address, without those that are empty', () => {
  const draft = { query: { search: 'kopi & teh', limit: '' }, body: '' }
  const call = referenceCall(listProducts)
  expect(targetOf(call, draft)).toBe('/product/list?search=kopi%20%26%20teh')
  expect([bodyOf(call, draft), headersOf(call, draft, 'key')]).toEqual([null, []])
})

test('a POST sends its text as it stands; one that wants nothing sends no body', () => {
  const draft = { query: {}, body: '{ "a":  1 }' }
  expect(bodyOf(send, draft)).toBe('{ "a":  1 }')
  expect(headersOf(send, draft, 'key')).toEqual([
    ['Content-Type', 'application/json'],
    ['Idempotency-Key', 'key'],
  ])
  expect(bodyOf(referenceCall(generateToken), { query: {}, body: '{}' })).toBeNull()
})

test('fields are reached, changed, removed and renamed by the paths that failures name', () => {
  const json = { items: [{ sku: 'A', qty: 1 }], a: { b: 1 } }
  expect(parsePath('items[0].qty')).toEqual(['items', 0, 'qty'])
  expect(writePath(['items', 0, 'qty'])).toBe('items[0].qty')
  expect(withValue(json, parsePath('items[0].qty'), 2)).toMatchObject({ items: [{ sku: 'A', qty: 2 }] })
  expect(withValue({}, parsePath('recipient.name'), 'S')).toEqual({ recipient: { name: 'S' } })
  expect(without(json, parsePath('items[0].sku'))).toMatchObject({ items: [{ qty: 1 }] })
  expect(without(json, parsePath('x.y'))).toEqual(json)
  expect(JSON.stringify(renamed(json, parsePath('items[0].sku'), 'SKU'))).toContain('{"SKU":"A","qty":1}')
})

test('a body’s faults are told where they are, the answer’s before the schema’s', () => {
  const text = '{\n  "payment_method": "CASH"\n}'
  const complaint = {
    field: 'payment_method',
    error: 'FIELD_INVALID' as const,
    message: 'One of PREPAID, COD.',
    cause: '',
    details: undefined,
    remedy: 'Choose.',
    fix: null,
  }
  const [first, ...others] = bodyFaults(schema, text, [complaint])
  expect(first).toMatchObject({ field: 'payment_method', message: 'One of PREPAID, COD.', from: 4, to: 28 })
  expect(others.some(({ field }) => field === 'payment_method')).toBe(false)
  expect(bodyFaults(schema, '{ "a": ', [])).toMatchObject([{ message: 'This isn’t valid JSON yet.' }])
})
