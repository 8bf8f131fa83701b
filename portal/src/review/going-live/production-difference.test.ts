import { expect, test } from 'vitest'
import { messages } from './messages.en.ts'
import { countedIn, isCopyable, productionDifference } from './production-difference.ts'

const all = { event: '*', url: 'https://hooks.tokosenja.id/edis' }
const delivered = { event: 'order.delivered', url: 'https://hooks.tokosenja.id/edis' }
const none = { development: [], production: [] }

test('what development has and production lacks, webhooks first', () => {
  const difference = productionDifference(
    { development: [all, delivered], production: [all] },
    { development: [{ ip: '203.0.113.7' }, { ip: '198.51.100.0/24' }], production: [{ ip: '198.51.100.0/24' }] },
  )
  expect(difference).toMatchObject([
    { kind: 'webhook', ...delivered },
    { kind: 'address', ip: '203.0.113.7' },
  ])
  expect(countedIn(messages.missing, difference)).toBe('1 webhook and 1 IP address to set up')
})

test('the same URL for another event is another webhook', () => {
  expect(productionDifference({ development: [all], production: [delivered] }, none)).toMatchObject([all])
})

test('two alike in development are copied once', () => {
  expect(productionDifference({ development: [all, all], production: [] }, none)).toHaveLength(1)
})

test('what production has of its own is no difference', () => {
  const difference = productionDifference(
    { development: [], production: [all] },
    { development: [], production: [{ ip: '203.0.113.7' }] },
  )
  expect(difference).toEqual([])
})

test('several of one kind are counted in words', () => {
  const two = productionDifference(none, {
    development: [{ ip: '203.0.113.7' }, { ip: '203.0.113.8' }],
    production: [],
  })
  expect(countedIn(messages.setUp, two)).toBe('Set up 2 IP addresses in production')
})

test('a webhook of the same events under another URL stands for one of development, and for no second', () => {
  const elsewhere = { event: '*', url: 'https://live.tokosenja.id/edis' }
  const local = { event: '*', url: 'http://127.0.0.1:3000/edis' }
  expect(productionDifference({ development: [local], production: [elsewhere] }, none)).toEqual([])
  expect(productionDifference({ development: [local, all], production: [elsewhere] }, none)).toMatchObject([all])
  expect(productionDifference({ development: [local, all], production: [all] }, none)).toMatchObject([local])
  expect(productionDifference({ development: [delivered], production: [elsewhere] }, none)).toMatchObject([delivered])
})

test('a webhook at a private address is not copied as it is, an address of the partner’s servers is', () => {
  const local = { event: '*', url: 'http://127.0.0.1:3000/edis' }
  const allowed = { ip: '10.0.0.7' } as const
  const difference = productionDifference(
    { development: [all, local], production: [] },
    { development: [allowed], production: [] },
  )
  expect(difference.map(isCopyable)).toEqual([true, false, true])
})
