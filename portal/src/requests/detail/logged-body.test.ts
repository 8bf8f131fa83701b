import { expect, test } from 'vitest'
import { failedFields, failureMessage, isWhole, kept, positionOf, valueAt } from './logged-body.ts'

test('a body without masks is whole', () => {
  expect(isWhole(kept('{"search":"gambir","limit":20}'))).toBe(true)
  expect(isWhole(kept(null))).toBe(true)
})

test('masked values are named by their paths', () => {
  const body = '{"recipient":{"name":"Siti","phone":"•••890"},"items":[{"sku":"A"},{"token":"•••"}]}'
  expect(kept(body)).toEqual({ masked: ['recipient.phone', 'items[1].token'], cut: false })
})

test('masked values that show their form are named too, and those of a body that can’t be read', () => {
  expect(kept('{"phone":"••••ABC••890","latitude":"-6.•••"}').masked).toEqual(['phone', 'latitude'])
  expect(kept('{"recipient":{"name":"•••",\'phone\':"•••890",},"note":"•••"').masked).toEqual(['name', 'phone', 'note'])
})

test('a body whose end was cut off says so', () => {
  expect(kept(`{"items":["${'a'.repeat(20_000)}`.slice(0, 16 * 1024)).cut).toBe(true)
})

test('the fields of a failure are those of errors[]', () => {
  const answer =
    '{"code":422,"error":"VALIDATION_FAILED","message":"Some fields are not valid.","errors":[{"field":"items[0].qty","error":"FIELD_INVALID","message":"Send a whole number."}],"request_id":"req_1"}'
  expect(failedFields(answer)).toEqual([
    { field: 'items[0].qty', error: 'FIELD_INVALID', message: 'Send a whole number.' },
  ])
  expect(failureMessage(answer)).toBe('Some fields are not valid.')
  expect(failedFields('{"code":200,"data":[]}')).toEqual([])
  expect(failedFields(null)).toEqual([])
  expect(failedFields('<html>')).toEqual([])
})

test('where the parser stopped is what the failure says', () => {
  expect(positionOf('{"error":"REQUEST_INVALID","details":{"line":3,"column":14}}')).toEqual({ line: 3, column: 14 })
  for (const answer of [null, '<html>', '{"details":{"line":"3"}}', '{"code":200}'])
    expect(positionOf(answer)).toBeNull()
})

test('the value that a failure speaks of is shown as it was sent', () => {
  const body = '{"items":[{"qty":"two"}],"note":null}'
  expect(valueAt(body, 'items[0].qty')).toBe('"two"')
  expect(valueAt(body, 'items[1].qty')).toBeUndefined()
  expect(valueAt(body, 'note')).toBe('null')
})
