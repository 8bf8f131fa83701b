import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { forgotPassword } from '@edis/contract/portal-calls/passwords'
import { login } from '@edis/contract/portal-calls/sign-in'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

// How long a refusal takes must not tell what was right in it.

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const samples = 200

/** The ratio of the medians of two kinds of call, made in turns so that both see the same machine. */
async function ratioOf(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let sample = 0; sample < samples; sample++)
    for (const side of sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now()
      await [one, other][side]?.()
      times[side].push(performance.now() - began)
    }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[samples / 2] ?? Number.NaN
  return median(times[0]) / median(times[1])
}

/** Whether the two take alike. A machine that is busy with something else gets two more chances; a difference stays. */
async function takeAlike(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<boolean> {
  const ratios: number[] = []
  while (ratios.length < 3) {
    const ratio = await ratioOf(one, other)
    ratios.push(ratio)
    if (ratio > 0.75 && ratio < 1.33) return true
  }
  throw new Error(`The medians differ, three times: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`)
}

test('a sign-in of nobody takes as long as one with a wrong password', { timeout: 120_000 }, async () => {
  const { app } = world
  const known = await app.signedInPartner()
  const signIn = async (user: string) => {
    // Past the throttle's window, which would answer in their stead.
    app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
    expect((await app.call('development', login, { user, pass: 'not-the-password' })).status).toBe(401)
  }
  expect(
    await takeAlike(
      () => signIn(known.email),
      () => signIn('nobody@edis.test'),
    ),
  ).toBe(true)
})

test('a key that nobody has takes as long as one of another, under an id that is or is not', async () => {
  const refused = async (id: string, key: string) => {
    // Past the minute in which wrong keys are counted: throttled ones are answered alike anyway
    world.app.clock.now = new Date(world.app.clock.now.getTime() + 60_000)
    const authorization = `Basic ${encodeBase64(`${id}:${key}`)}`
    expect((await world.make(generateToken, {}, { authorization })).status).toBe(401)
  }
  const random = `edis_key_dev_${'x'.repeat(43)}`
  const own = Buffer.from(world.partner.basic.development.slice(6), 'base64').toString().split(':')[1] ?? ''
  // All but the last character right, as who guesses from left to right would have it
  const near = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`
  expect(
    await takeAlike(
      () => refused(world.partner.id, near),
      () => refused(world.partner.id, random),
    ),
  ).toBe(true)
  expect(
    await takeAlike(
      () => refused(world.partner.id, random),
      () => refused('prt_nobody', random),
    ),
  ).toBe(true)
})

test('a token that is nearly right takes as long as one that is not', async () => {
  let count = 0
  const refused = async (token: string) => {
    expect((await world.make(listCouriers, {}, { authorization: `Bearer ${token}` })).status).toBe(401)
  }
  const { development: own } = world.partner.token
  // Each another, so that none is answered from what is remembered of the one before
  const last = () => (count++).toString(36).padStart(4, '0')
  const random = 'edis_token_dev_'.padEnd(own.length - 4, 'x')
  expect(
    await takeAlike(
      () => refused(own.slice(0, -4) + last()),
      () => refused(random + last()),
    ),
  ).toBe(true)
})

test('a forgotten password of nobody is answered as fast as that of a member', { timeout: 120_000 }, async () => {
  const { app } = world
  const known = await app.signedInPartner()
  const forgot = async (user: string) => {
    app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
    expect((await app.call('development', forgotPassword, { user })).status).toBe(200)
  }
  expect(
    await takeAlike(
      () => forgot(known.email),
      () => forgot('nobody@edis.test'),
    ),
  ).toBe(true)
})
