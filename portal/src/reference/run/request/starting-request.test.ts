import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { referenceCall, requestSchema } from '@edis/contract/reference/reference-call'
import { expect, test } from 'vitest'
import { fieldsOf } from './draft.ts'
import type { KnownValue } from '../editor/known-values.ts'
import { readQueryValue, schemaFaults, type Field } from '../editor/schema-faults.ts'
import { startingRequest } from './starting-request.ts'

const calls = openApiCalls.filter(({ page }) => page !== null)
const callAt = (path: string) => referenceCall(calls.find((call) => call.path === path)!)
const now = Date.parse('2026-11-20T02:00:00Z')
const known = (...values: [kind: string, value: string][]): KnownValue[] =>
  values.map(([kind, value]) => ({ kind, value, at: now }))
const digits = '0123456789012345'

test.each(calls.map((call) => [call.path, call] as const))(
  'the first request of %s is as the schema asks',
  (_path, call) => {
    const { draft } = startingRequest(referenceCall(call), { known: [], digits, now })
    const schema = requestSchema(call) as Field
    const fields = Object.entries(fieldsOf(referenceCall(call), draft) ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && call.method === 'GET'
        ? readQueryValue(schema.properties?.[name] as Field, value)
        : value,
    ])
    expect(schemaFaults(schema, Object.fromEntries(fields))).toEqual([])
  },
)

test('ids are those that were received; of the example’s none is left, or it is said to be missing', () => {
  const send = callAt('/order/send/v2')
  expect(startingRequest(send, { known: [], digits, now }).missing).toEqual(['warehouse_id'])
  const { draft, missing } = startingRequest(send, {
    known: known(['warehouse_id', 'whs_1'], ['warehouse_id', 'whs_2']),
    digits,
    now,
  })
  expect(missing).toEqual([])
  expect(fieldsOf(send, draft)).toMatchObject({ warehouse_id: 'whs_1', courier_code: 'SAMPLE-KILAT' })
})

test('a first order has its own number, and neither quote nor agent, which are offered once they are known', () => {
  const send = callAt('/order/send/v2')
  const { draft } = startingRequest(send, { known: known(['quote_id', 'quo_1'], ['cs_id', 'cs_1']), digits, now })
  const fields = fieldsOf(send, draft)
  expect(fields).toMatchObject({ partner_order_id: 'TS-01234567-8901' })
  expect(fields).not.toHaveProperty('quote_id')
  expect(fields).not.toHaveProperty('cs_id')
})

test('cancelling and tracking want an order, and take the newest', () => {
  expect(startingRequest(callAt('/order/cancel'), { known: [], digits, now }).missing).toEqual(['order_id'])
  const track = callAt('/order/track')
  expect(startingRequest(track, { known: [], digits, now }).missing).toEqual(['partner_order_id'])
  const { draft, missing } = startingRequest(track, {
    known: known(['partner_order_id', 'TS-2'], ['partner_order_id', 'TS-1']),
    digits,
    now,
  })
  expect([draft.query, missing]).toEqual([{ partner_order_id: 'TS-2' }, []])
})

test('a draft never holds the refresh token', () => {
  expect(startingRequest(callAt('/auth/refresh'), { known: [], digits, now }).draft.body).toContain('{{refresh_token}}')
})
