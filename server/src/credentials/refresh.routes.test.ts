import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { basic, partnerWithKey } from '@edis/testing/partner-with-key.ts'

const hour = 3_600_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('refresh', () => {
  const asJson = { 'content-type': 'application/json' }

  test('whose field is called refresh_token is told which is meant', async () => {
    const { auth } = await partnerWithKey(app)
    const reply = await app.post('development', '/auth/refresh', JSON.stringify({ auth, refresh_token: 'x' }), asJson)
    expect(reply).toMatchObject({
      status: 422,
      errors: [
        { field: 'token', error: 'FIELD_REQUIRED' },
        { field: 'refresh_token', error: 'FIELD_UNKNOWN', details: { nearest: 'token' } },
      ],
    })
    expect(reply.errors[1]?.message).toContain('Did you mean token?')
  })

  test('judges who asks before the fields', async () => {
    const { id } = await partnerWithKey(app)
    const send = (auth: object) =>
      app.post('development', '/auth/refresh', JSON.stringify({ ...auth, refresh_token: 'x' }), asJson)
    expect(await send({})).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN', errors: [] })
    const wrong = await send({ auth: basic(id, 'edis_key_dev_wrong') })
    expect(wrong).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS', errors: [] })
  })

  test('takes auth in JSON, in a form and in the header alike', async () => {
    const { auth } = await partnerWithKey(app)
    const unused = async () => (await app.call('development', generateToken, { auth })).data.refresh_token
    const bodies = [
      { body: JSON.stringify({ auth, token: await unused() }), headers: asJson },
      { body: JSON.stringify({ token: await unused() }), headers: { ...asJson, authorization: auth } },
    ]
    for (const { body, headers } of bodies)
      expect(await app.post('development', '/auth/refresh', body, headers)).toMatchObject({ status: 200 })
    expect(await app.call('development', refreshToken, { auth, token: await unused() })).toMatchObject({ code: 200 })
  })

  test('of the other environment is told which is which', async () => {
    const { auth } = await partnerWithKey(app)
    const reply = await app.call('production', generateToken, { auth })
    expect(reply).toMatchObject({
      error: 'AUTH_WRONG_ENVIRONMENT',
      message: 'This is a development partner key; this host is production.',
    })
  })

  test('works once; a second use revokes the whole family and leaves other families be', async () => {
    const partner = await partnerWithKey(app)
    const other = (await app.call('development', generateToken, { auth: partner.auth })).data
    const first = (await app.call('development', generateToken, { auth: partner.auth })).data
    const trade = (token: string) => app.call('development', refreshToken, { auth: partner.auth, token })
    const second = (await trade(first.refresh_token)).data
    const third = (await trade(second.refresh_token)).data
    expect(await trade(first.refresh_token)).toMatchObject({ status: 401, error: 'AUTH_REFRESH_INVALID' })
    expect(await trade(third.refresh_token)).toMatchObject({ status: 401, error: 'AUTH_REFRESH_INVALID' })
    const shown = (await app.call('development', credentials, { token: partner.session })).data
    expect(shown.token).toBe(other.token)
  })

  test('of two at once lets one through', async () => {
    const partner = await partnerWithKey(app)
    const pair = (await app.call('development', generateToken, { auth: partner.auth })).data
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call('development', refreshToken, { auth: partner.auth, token: pair.refresh_token }),
      ),
    )
    const through = replies.filter(({ code }) => code === 200)
    expect(through).toHaveLength(1)
    // The others used a token twice: what the first one got is over as well
    const token = through[0]?.data.refresh_token ?? ''
    expect(await app.call('development', refreshToken, { auth: partner.auth, token })).toMatchObject({ status: 401 })
  })

  test('leaves no pair alive that joins the family as it is revoked', async () => {
    const partner = await partnerWithKey(app)
    const trade = (token: string) => app.call('development', refreshToken, { auth: partner.auth, token })
    const joined = []
    for (let i = 0; i < 10; i++) {
      const first = (await app.call('development', generateToken, { auth: partner.auth })).data
      const second = (await trade(first.refresh_token)).data
      const [reply] = await Promise.all([trade(second.refresh_token), trade(first.refresh_token)])
      if (reply.code === 200) joined.push((await trade(reply.data.refresh_token)).error)
    }
    expect(joined.filter((error) => error !== 'AUTH_REFRESH_INVALID')).toEqual([])
  })

  test('is refused after 30 days', async () => {
    const partner = await partnerWithKey(app)
    const pair = (await app.call('development', generateToken, { auth: partner.auth })).data
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 30 * 24 * hour)
    const reply = await app.call('development', refreshToken, { auth: partner.auth, token: pair.refresh_token })
    app.clock.now = began
    expect(reply).toMatchObject({ status: 401, error: 'AUTH_REFRESH_INVALID' })
  })

  test('refuses another partner’s token and one of the other environment', async () => {
    const one = await partnerWithKey(app)
    const other = await partnerWithKey(app)
    const pair = (await app.call('development', generateToken, { auth: one.auth })).data
    expect(await app.call('development', refreshToken, { auth: other.auth, token: pair.refresh_token })).toMatchObject({
      status: 401,
      error: 'AUTH_REFRESH_INVALID',
    })
    expect((await app.call('development', refreshToken, { auth: one.auth, token: pair.refresh_token })).code).toBe(200)
    const live = await partnerWithKey(app, 'production')
    const livePair = (await app.call('production', generateToken, { auth: live.auth })).data
    expect(
      await app.call('development', refreshToken, { auth: one.auth, token: livePair.refresh_token }),
    ).toMatchObject({
      status: 401,
      error: 'AUTH_WRONG_ENVIRONMENT',
    })
  })
})
