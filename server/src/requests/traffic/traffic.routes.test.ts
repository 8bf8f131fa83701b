import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTraffic } from '@edis/contract/portal-calls/traffic'
import { openOrderDesk } from '@edis/testing/order-desk.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk()
}, 60_000)
afterAll(() => desk.close())

test('requests are counted by outcome in slots of five minutes while an account is new, and never another partner’s', async () => {
  const [partner, silent] = [await desk.newPartner(), await desk.app.signedInPartner()]
  const traffic = async (filter: object = {}, token = partner.session) =>
    (await desk.app.call('development', countTraffic, { token, ...filter })).data
  expect(await traffic({}, silent.session)).toMatchObject({ step_minutes: 60, before: { requests: 0 } })
  for (let number = 0; number < 3; number++) await desk.call('GET', '/warehouse/list', { token: partner.token })
  await desk.call('POST', '/rate/v2', { token: partner.token, body: { colour: 'red' } })
  // The request for the token is among them
  await expect
    .poll(async () => (await traffic()).total)
    .toMatchObject({ success: 4, client_errors: 1, server_errors: 0 })
  const { step_minutes, slots, total } = await traffic()
  expect(step_minutes).toBe(5)
  expect(slots).toHaveLength(36)
  expect(slots.reduce((sum, { success }) => sum + success, 0)).toBe(4)
  expect(total.p95_ms).toBeGreaterThanOrEqual(total.p50_ms ?? 0)
  expect(await traffic({ hours: 720 })).toMatchObject({ step_minutes: 1_440, total: { success: 4 } })
  expect((await traffic({}, desk.stranger.session)).total.client_errors).toBe(0)
  expect((await desk.app.call('development', countTraffic, { token: partner.session, hours: 721 })).status).toBe(422)
})
