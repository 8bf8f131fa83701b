import { expect, test } from 'vitest'
import { maxRuns, type PastRun, readRuns, redacted, remember } from './history.ts'

const run = (at: number, body = '{"code":200}'): PastRun => ({
  at,
  page: 'order/track',
  method: 'GET',
  path: '/order/track',
  draft: { query: { order_id: 'ord_1' }, body: '' },
  idempotencyKey: '',
  answer: { status: 200, ms: 12, headers: [], body },
})

test('the last fifty runs are remembered, the newest first', () => {
  const runs = Array.from({ length: 60 }, (_, index) => run(index)).reduce<PastRun[]>(remember, [])
  expect(runs).toHaveLength(maxRuns)
  expect([runs[0]?.at, runs.at(-1)?.at]).toEqual([59, 10])
  expect(readRuns(JSON.stringify(runs))).toEqual(runs)
})

test('no key or token is remembered, wherever it stood', () => {
  const body =
    '{"data":{"token":"edis_token_dev_Zk3v9QxL2mT7bR1nW4","refresh_token":"edis_refresh_dev_Qm8d-5JpA0_TgU3k"}}'
  const [kept] = remember([], run(1, body))
  expect(kept?.answer.body).toBe('{"data":{"token":"edis_token_dev_…1nW4","refresh_token":"edis_refresh_dev_…gU3k"}}')
  expect(redacted('Authorization: Basic cHJ0XzAxSkQzTThUNUsyVg==')).toBe('Authorization: Basic …')
  expect(redacted('a key edis_key_dev_9fQ2abcdEFGH, an order ord_01JD3P7M2XA4')).toBe(
    'a key edis_key_dev_…EFGH, an order ord_01JD3P7M2XA4',
  )
})

test('a long answer is cut', () => {
  expect(remember([], run(1, 'x'.repeat(50_000)))[0]?.answer.body).toHaveLength(20_001)
})

test('of a file, only what it was is remembered', () => {
  const received = run(1, '')
  const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  const file = { name: 'label.pdf', mediaType: 'application/pdf', size: content.size }
  received.answer.file = { ...file, content }
  expect(remember([], received)[0]?.answer.file).toStrictEqual(file)
})

test.each([null, '{', '{}', '[1, null, {}]', '[{"at":1,"page":"a","draft":{"body":""}}]'])(
  'of %s nothing is read',
  (stored) => {
    expect(readRuns(stored)).toEqual([])
  },
)
