import { expect, test } from 'vitest'
import { numberOf, orderOf } from './requests.ts'

test('the order is the one that was answered, else the one that was asked for', () => {
  const id = 'ord_01JD3P7M2XAQ4W8Z6Y0R1S2T3V'
  expect(orderOf('{"partner_order_id":"T-1"}', JSON.stringify({ code: 200, data: { order_id: id } }))).toBe(id)
  expect(orderOf(`{"order_id":"${id}"}`, '{"code":409}')).toBe(id)
  expect(orderOf(`{"order_id":"ord_'; drop"}`, null)).toBeNull()
  expect(orderOf(null, null)).toBeNull()
})

test('the partner’s own number is read of what was sent, malformed or not, else of what was answered', () => {
  expect(numberOf('{ "partner_order_id" : "T-1",}', null)).toBe('T-1')
  expect(numberOf('{"awb":"EDS1"}', '{"code":200,"data":{"order_id":"x","partner_order_id":"T-2"}}')).toBe('T-2')
  expect(numberOf('{"partner_order_id":7}', null)).toBeNull()
})
