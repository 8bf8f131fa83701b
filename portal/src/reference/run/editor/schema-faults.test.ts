import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { requestSchema } from '@edis/contract/reference/reference-call'
import { expect, test } from 'vitest'
import { parsePath } from './field-path.ts'
import { withValue, without, writePath } from './json-path.ts'
import { type Field, readQueryValue, schemaFaults } from './schema-faults.ts'

const schema = requestSchema(sendOrderV2) as Field
const request = sendOrderV2.examples.request
const faults = (json: unknown) =>
  schemaFaults(schema, json).map(({ path, error, message }) => [writePath(path), error, message])
const faultOf = (field: string, value: unknown) =>
  faults(withValue(request, parsePath(field), value)).find(([at]) => at === field)

test.each([
  ['partner_order_id', 7, 'FIELD_INVALID', 'Must be a string.'],
  ['partner_order_id', 'x'.repeat(41), 'FIELD_INVALID', 'Must have at most 40 characters.'],
  ['payment_method', 'CASH', 'FIELD_INVALID', 'Must be one of PREPAID, COD.'],
  ['items', [], 'FIELD_INVALID', 'Must have at least 1 item.'],
  ['items[0].qty', 1.5, 'FIELD_INVALID', 'Must be a whole number.'],
  ['items[0].weight_g', 0, 'WEIGHT_INVALID', 'Must be at least 1.'],
  ['items[0].weight_g', 2_000_000, 'WEIGHT_OVER_LIMIT', 'Must be at most 1000000.'],
  ['items[0].wight_g', 5, 'FIELD_UNKNOWN', 'This field does not exist. Did you mean weight_g?'],
  ['recipient.address', 'short', 'ADDRESS_TOO_SHORT', 'Must have at least 10 characters.'],
  ['recipient.district_code', '317101', 'REGION_NOT_FOUND', 'Wrong format. Example: 31.71.01.'],
  ['recipient', 'Siti', 'FIELD_INVALID', 'Must be an object.'],
  [
    'pickup_schedule.start',
    'tomorrow',
    'PICKUP_TIME_INVALID',
    'Must be a date and time such as 2026-11-20T13:00:00+07:00.',
  ],
  ['metadata.channel', 5, 'FIELD_INVALID', 'Must be a string.'],
])('%s as %j is %s', (field, value, error, message) => {
  expect(faultOf(field, value)).toEqual([field, error, message])
})

test('what is missing is named where it belongs, and a sound request has no fault', () => {
  expect(faults(request)).toEqual([])
  expect(faults(without(request, ['recipient', 'phone']))).toEqual([
    ['recipient.phone', 'FIELD_REQUIRED', 'This field is required.'],
  ])
})

test('a query’s texts are read as what they stand for', () => {
  const { cod, limit } = (requestSchema(listCouriers) as { properties: Record<string, Field> }).properties
  expect([readQueryValue(cod!, 'true'), readQueryValue(cod!, 'yes'), readQueryValue(limit!, '50')]).toEqual([
    true,
    'yes',
    50,
  ])
  expect(schemaFaults(limit!, readQueryValue(limit!, 'many'))[0]?.message).toBe('Must be a whole number.')
})
