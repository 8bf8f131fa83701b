import { expect, test } from 'vitest'
import { readTests, type SentTest, withTest } from './sent-tests.ts'

const sent = (event: string): SentTest => ({
  at: '2026-11-20T02:00:00.000Z',
  url: 'https://hooks.tokosenja.id/edis',
  event,
  status: 200,
  ms: 12,
})

test('the latest eight tests are kept, the last one first', () => {
  const tests = Array.from({ length: 10 }, (_, index) => `order.${index}`).reduce<SentTest[]>(
    (known, event) => withTest(known, sent(event)),
    [],
  )
  expect(tests.map(({ event }) => event)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((index) => `order.${index}`))
  expect(readTests(JSON.stringify(tests))).toEqual(tests)
})

test('what is no test is not read', () => {
  expect(readTests(JSON.stringify([{ ...sent('order.created'), at: 'soon' }, { at: 1 }, null]))).toEqual([])
  for (const text of [null, '{', '7']) expect(readTests(text)).toEqual([])
})
