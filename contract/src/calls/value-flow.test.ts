import { expect, test } from 'vitest'
import { identifiersIn } from './identifiers.ts'
import { sendOrderV2 } from '../open-api/send-order-v2.ts'
import { valueFlow } from './value-flow.ts'

test('each identifier that a call asks for comes from a call that answers with it', () => {
  const paths = Object.entries(valueFlow()).map(([kind, { method, path }]) => `${kind} from ${method} ${path}`)
  expect(paths.toSorted()).toEqual([
    'awb from GET /order/track',
    'city from GET /region',
    'courier_code from GET /expedisi/list',
    'cs_id from GET /cs/list',
    'district from GET /region',
    'order_id from POST /order/send/v2',
    'partner_order_id from POST /order/send/v2',
    'quote_id from POST /rate/v2',
    'service_code from GET /expedisi/list',
    'sku from GET /product/list',
    'warehouse_id from GET /warehouse/list',
  ])
})

test('identifiers are found by name at any depth, regions by their code, and nothing else is one', () => {
  const kinds = identifiersIn(sendOrderV2.examples.request).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'partner_order_id',
    'warehouse_id',
    'courier_code',
    'service_code',
    'quote_id',
    'district',
    'cs_id',
    'sku',
  ])
  expect(
    identifiersIn({ courier_codes: ['SAMPLE-KILAT'], code: '31.71', reason_code: 'OTHER', parent_code: '31' }),
  ).toEqual([
    { kind: 'courier_code', value: 'SAMPLE-KILAT' },
    { kind: 'city', value: '31.71' },
    { kind: 'parent_code', value: '31' },
  ])
})
