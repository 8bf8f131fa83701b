import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { maxWrongKeys } from './wrong-key-throttle.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const wrong = (id: string) => app.call('development', generateToken, { auth: `Basic ${encodeBase64(`${id}:wrong`)}` })

async function partnerWithKey() {
  const { id, session } = await app.signedInPartner()
  const shown = async () => (await app.call('development', credentials, { token: session })).data
  const auth = `Basic ${encodeBase64(`${id}:${(await shown()).partner_key}`)}`
  return { id, session, shown, auth }
}

test('after ten a minute wrong keys are throttled, and the right one works all the while', async () => {
  const partner = await partnerWithKey()
  const other = await partnerWithKey()
  for (let time = 0; time < maxWrongKeys; time++)
    expect(await wrong(partner.id)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
  const throttled = await wrong(partner.id)
  expect(throttled).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
  expect(throttled.headers.get('retry-after')).toBe('60')
  expect(throttled.details).toEqual({ limit: maxWrongKeys, window: 60, retry_after: 60 })
  const pair = await app.call('development', generateToken, { auth: partner.auth })
  expect(pair.code).toBe(200)
  const traded = { auth: partner.auth, token: pair.data.refresh_token }
  expect((await app.call('development', refreshToken, traded)).code).toBe(200)
  expect((await wrong(partner.id)).status).toBe(429)
  expect((await wrong(other.id)).status).toBe(401)
  const began = app.clock.now
  app.clock.now = new Date(began.getTime() + minute)
  expect((await wrong(partner.id)).status).toBe(401)
  app.clock.now = began
})

test('an id that nobody has is throttled in the same way', async () => {
  const partner = await partnerWithKey()
  const answers = async (id: string) => {
    const all = []
    for (let time = 0; time < maxWrongKeys + 2; time++) {
      const { status, error, message, headers } = await wrong(id)
      all.push({ status, error, message, retryAfter: headers.get('retry-after') })
    }
    return all
  }
  expect(await answers('prt_01JD3M8T5K2VQ4W8Z6Y0R1S2T3')).toEqual(await answers(partner.id))
})

test('the partner sees how many wrong keys came, since when and from where; those of a week ago are forgotten', async () => {
  const partner = await partnerWithKey()
  expect((await partner.shown()).wrong_keys).toBeNull()
  const began = app.clock.now
  for (let time = 0; time < 3; time++) await wrong(partner.id)
  await expect.poll(async () => (await partner.shown()).wrong_keys?.count).toBe(3)
  app.clock.now = new Date(began.getTime() + 5 * minute)
  await app.call('development', rotate, { token: partner.session, overlap_hours: 0 })
  // The key that has ended is a wrong one.
  await app.call('development', generateToken, { auth: partner.auth })
  await expect.poll(async () => (await partner.shown()).wrong_keys?.count).toBe(4)
  expect((await partner.shown()).wrong_keys).toEqual({
    count: 4,
    since: began.toISOString(),
    last_at: app.clock.now.toISOString(),
    address: '127.0.0.1',
  })
  const { data } = await app.call('production', credentials, { token: partner.session })
  expect(data.wrong_keys).toBeNull()
})

test('a flood over many ids costs the database nothing of each, and forgets no partner', async () => {
  const partner = await partnerWithKey()
  await Promise.all(Array.from({ length: 200 }, (_, number) => wrong(`prt_${String(number).padStart(26, '0')}`)))
  await wrong(partner.id)
  await wrong(`${partner.id}\u0000`)
  await expect.poll(async () => (await partner.shown()).wrong_keys?.count).toBe(1)
})
