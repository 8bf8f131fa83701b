import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshForMs } from '@edis/contract/calls/call-roles'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { confirmSignIn } from '@edis/contract/portal-calls/sign-in'
import { basic } from '@edis/testing/partner-with-key.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const later = () => (app.clock.now = new Date(app.clock.now.getTime() + freshForMs))

test('secrets of production are masked ten minutes after the sign-in, until who is there proves it again', async () => {
  const { session: token, password } = await app.signedInPartner()
  const shown = async () => (await app.call('production', credentials, { token })).data
  const { partner_id, partner_key } = await shown()
  const auth = basic(partner_id, partner_key ?? '')
  const pair = (await app.call('production', generateToken, { auth })).data
  const whole = await shown()
  expect(whole).toMatchObject({ partner_key, token: pair.token, refresh_token: pair.refresh_token, masked: null })

  later()
  const masked = await shown()
  expect(masked).toMatchObject({
    partner_id,
    partner_key: null,
    token: null,
    refresh_token: null,
    expired: whole.expired,
    masked: {
      partner_key: `edis_key_live_••••••••••${partner_key?.slice(-4)}`,
      token: `edis_token_live_••••••••••${pair.token.slice(-4)}`,
      refresh_token: `edis_refresh_live_••••••••••${pair.refresh_token.slice(-4)}`,
    },
  })
  const revealed = () => app.call('production', credentials, { token, reveal: true })
  expect(await revealed()).toMatchObject({ status: 403, error: 'AUTH_FRESH_SIGN_IN_REQUIRED' })
  expect((await app.call('development', confirmSignIn, { token, pass: password })).status).toBe(200)
  expect((await revealed()).data).toEqual(whole)
  expect(await shown()).toEqual(whole)
})

test('a key of production is rotated with a fresh sign-in alone, one of development with any', async () => {
  const { session: token } = await app.signedInPartner()
  await app.call('production', credentials, { token })
  const before = (await app.call('development', credentials, { token })).data.partner_key
  later()
  const fields = { token, overlap_hours: 24 }
  expect(await app.call('production', rotate, fields)).toMatchObject({
    status: 403,
    error: 'AUTH_FRESH_SIGN_IN_REQUIRED',
  })
  expect((await app.call('development', credentials, { token, reveal: true })).data).toMatchObject({
    partner_key: before,
    masked: null,
  })
  expect((await app.call('development', rotate, fields)).status).toBe(200)
})
