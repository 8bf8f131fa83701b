import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { logout } from '@edis/contract/portal-calls/sign-in'
import { formsOf } from '@edis/testing/calls/arbitrary-forms.ts'
import { changesOf } from '@edis/testing/calls/arbitrary-requests.ts'
import { ask } from '@edis/testing/calls/ask.ts'
import { goodRequest, newOrder } from '@edis/testing/calls/good-requests.ts'
import { provokedCalls } from '@edis/testing/calls/provoke.ts'
import { type Partner, startWorld, type World } from '@edis/testing/calls/world.ts'

// Whatever is made of a call's schema is answered in our form, `ask` sees to that, and never by a fault of ours. A
// failure names its seed, path and the shortest request; `fc.assert(…, { seed, path })` plays it again.

const numRuns = Math.ceil(inject('fuzzCases') / (provokedCalls.length + portalCalls.length))
const timeout = 120_000

let world: World
let leaver: Partner
let known: string[]
beforeAll(async () => {
  world = await startWorld()
  leaver = await world.newPartner()
  const orders = await Promise.all([1, 2, 3].map(() => newOrder(world, world.stranger, 'development')))
  known = [...orders, 'order.delivered', 'order.created', '*', 'deliver', '203.0.113.7', '2026-11-20T00:00:00Z', '4xx']
}, 60_000)
afterAll(() => world.close())

describe.each(provokedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('answers whatever is made of its schema', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(changesOf(call), async ({ apply }) => {
        // Of tokens that are given out by the thousand the oldest end.
        const by = call.path.startsWith('/auth/') ? leaver : world.partner
        const answer = await world.make(call, {}, { by, text: apply(await goodRequest(world, call, { by })) })
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns },
    )
  })
})

describe.each(portalCalls.map((call) => [`the portal’s ${call.path}`, call] as const))('%s', (_name, call) => {
  test('answers whatever is made of its fields', { timeout }, async () => {
    // These may rightly shut their caller out.
    const mayEnd = call === logout || /^\/(?:account|members|password|second-factor|sessions)\//.test(call.path)
    const { session, basic } = mayEnd ? leaver : world.stranger
    const url = world.app.url.development
    await fc.assert(
      fc.asyncProperty(formsOf(call, session, known), async ({ body, contentType }) => {
        const headers = {
          'content-type': contentType,
          ...(call.access === 'partner-key' && { authorization: basic.development }),
        }
        const answer = await ask({ ...call, method: 'POST' }, { url, text: body, headers })
        expect(answer.status).toBeLessThan(500)
        // Ids that a call gave are there for those after it.
        const id = (answer.data as { id?: unknown } | null | undefined)?.id
        if (typeof id === 'string' && known.length < 40) known.push(id)
      }),
      { numRuns },
    )
  })
})

test('nothing of it was a fault of ours, and whoever called may go on', async () => {
  const { session: token } = world.stranger
  expect(await world.app.call('development', credentials, { token })).toMatchObject({ status: 200 })
  expect(world.app.logged.filter((line) => line.includes('request failed'))).toEqual([])
})
