import { expect, test } from 'vitest'
import { nextSteps, type Progress } from './progress.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const fresh: Progress = {
  environment: 'development',
  tokenExpires: null,
  webhooks: 0,
  addresses: 0,
  productionGranted: false,
  declined: null,
}
const states = (progress: Partial<Progress>) => nextSteps({ ...fresh, ...progress }, now).map(({ state }) => state)

test('a new partner has everything to do', () => {
  expect(states({})).toEqual(['open', 'open', 'open', 'open'])
})

test('a step is done when its state says so', () => {
  const tokenExpires = new Date(now + 1000)
  expect(states({ tokenExpires, webhooks: 2, addresses: 1, productionGranted: true })).toEqual(Array(4).fill('done'))
})

test('an expired token is to be had again', () => {
  expect(states({ tokenExpires: new Date(now - 1) })[0]).toBe('open')
})

test('what is not known yet is neither done nor open', () => {
  expect(
    states({ tokenExpires: undefined, webhooks: undefined, addresses: undefined, productionGranted: undefined }),
  ).toEqual(Array(4).fill('unknown'))
})

test('counts read as sentences', () => {
  expect(nextSteps({ ...fresh, webhooks: 1 }, now)[1]!.detail).toBe('1 webhook receives events.')
  expect(nextSteps({ ...fresh, addresses: 3 }, now)[2]!.detail).toBe('3 addresses or ranges are allowed.')
})

test('a request for production that was declined says when and why, until it is granted', () => {
  const declined = { day: '20 Nov 2026', reason: 'No webhook yet.' }
  const last = (progress: Partial<Progress>) => nextSteps({ ...fresh, ...progress }, now).at(-1)!.detail
  expect(last({ declined })).toBe('Production access was declined on 20 Nov 2026: No webhook yet.')
  expect(last({ declined, productionGranted: true })).toBe('You have production access.')
})
