import { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { valueFlow } from '@edis/contract/calls/value-flow'
import { expect, test } from 'vitest'
import { knownOf, readKnown } from '../editor/known-values.ts'
import { learn } from './learn.ts'

const suppliers = Object.fromEntries(Object.entries(valueFlow()).map(([kind, { page }]) => [kind, page]))
const answered = ({ page, examples }: { page: string | null; examples: { data: unknown } }) => ({
  page,
  answer: { code: 200, data: examples.data },
})

test('an answer’s identifiers are known, the newest first, each once', () => {
  const first = learn([], { page: 'order/send/v2', answer: { data: { order_id: 'ord_1', awb: null } } }, suppliers, 1)
  const both = learn(first, { page: 'order/send/v2', answer: { data: { order_id: 'ord_2' } } }, suppliers, 2)
  expect(knownOf(both, 'order_id', 3)).toEqual(['ord_2', 'ord_1'])
  const again = learn(both, { page: 'order/track', answer: { data: { order_id: 'ord_1' } } }, suppliers, 3)
  expect(knownOf(again, 'order_id', 3)).toEqual(['ord_1', 'ord_2'])
  expect(knownOf(learn([], answered(sendOrderV2), suppliers, 1), 'partner_order_id', 1)).toHaveLength(1)
})

test('a list teaches what it is the list of', () => {
  expect(knownOf(learn([], answered(listWarehouses), suppliers, 1), 'warehouse_id', 1)).toHaveLength(1)
  expect(learn([], answered(rateCard), suppliers, 1)).toEqual([])
})

test('of a kind the last eight are kept, and a quote for half an hour', () => {
  const answer = { data: { items: Array.from({ length: 20 }, (_, index) => ({ warehouse_id: `whs_${index}` })) } }
  const known = learn([], { page: 'warehouse/getlistwarehouse', answer }, suppliers, 0)
  expect(knownOf(known, 'warehouse_id', 0)).toEqual([
    'whs_0',
    'whs_1',
    'whs_2',
    'whs_3',
    'whs_4',
    'whs_5',
    'whs_6',
    'whs_7',
  ])
  const quoted = learn([], { page: 'rate/v2', answer: { data: { quote_id: 'quo_1' } } }, suppliers, 0)
  expect(knownOf(quoted, 'quote_id', 29 * 60_000)).toEqual(['quo_1'])
  expect(knownOf(quoted, 'quote_id', 31 * 60_000)).toEqual([])
})

test.each([null, '', 'no JSON', '{}', 'null'])('stored as %s, nothing is known', (stored) => {
  expect(readKnown(stored)).toEqual([])
})
