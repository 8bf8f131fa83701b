import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '@edis/contract/portal-calls/passkeys'
import { login } from '@edis/contract/portal-calls/sign-in'
import { testAuthenticator } from '@edis/testing/people/authenticator.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { notTaken, origin, passkeyPeople, refused } from './passkey-fixtures.ts'

let app: TestApp
let people: ReturnType<typeof passkeyPeople>
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false', PORTAL_URL: origin })
  people = passkeyPeople(app)
})
afterAll(() => app.close())

describe('no passkey', () => {
  test('is made with a challenge of long ago, of another session, or twice', async () => {
    const person = await app.signedInPartner()
    const authenticator = testAuthenticator()
    const response = authenticator.create(await people.begin(person), { origin })
    const again = await app.call('development', login, { user: person.email, pass: person.password })
    expect(await people.put({ ...person, session: again.data }, response)).toMatchObject(notTaken)
    const late = testAuthenticator().create(await people.begin(person), { origin })
    const { now } = app.clock
    app.clock.now = new Date(now.getTime() + 5 * 60_000)
    expect(await people.put(person, late)).toMatchObject(notTaken)
    app.clock.now = now
    expect((await people.put(person, response)).status).toBe(200)
    expect(await people.put(person, response)).toMatchObject(notTaken)
    // Nor by somebody else with what is registered
    const other = await app.signedInPartner()
    expect(await people.put(other, authenticator.create(await people.begin(other), { origin }))).toMatchObject(notTaken)
  })

  test.each([
    ['at another origin', { origin: 'https://portal.edis.test.evil.example' }],
    ['at a subdomain', { origin: 'https://evil.portal.edis.test' }],
    ['over http', { origin: 'http://portal.edis.test' }],
    ['without fingerprint or PIN', { origin, verified: false }],
  ])('is made or used %s', async (_how, use) => {
    const person = await app.signedInPartner()
    expect(await people.put(person, testAuthenticator().create(await people.begin(person), use))).toMatchObject(
      notTaken,
    )
    const { authenticator } = await people.withPasskey(person)
    const { challenge, options } = await people.loginOptions(person)
    expect(await people.finish(challenge, authenticator.use(options, use))).toMatchObject(refused)
  })

  test('is used for another RP', async () => {
    const person = await app.signedInPartner()
    const { authenticator } = await people.withPasskey(person)
    const { challenge, options } = await people.loginOptions(person)
    const elsewhere = authenticator.use({ ...options, rpId: 'evil.example' }, { origin })
    expect(await people.finish(challenge, elsewhere)).toMatchObject(refused)
  })

  test('is used twice with one answer, nor with a challenge that a wrong answer used up', async () => {
    const person = await app.signedInPartner()
    const { authenticator } = await people.withPasskey(person)
    const { challenge, options } = await people.loginOptions(person)
    const answers = await Promise.all(
      [authenticator.use(options, { origin })].flatMap((response) => [
        people.finish(challenge, response),
        people.finish(challenge, response),
      ]),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])

    const next = await people.loginOptions(person)
    const right = authenticator.use(next.options, { origin })
    expect(await people.finish(next.challenge, testAuthenticator().use(next.options, { origin }))).toMatchObject(
      refused,
    )
    expect(await people.finish(next.challenge, right)).toMatchObject(refused)
    // A challenge of one sign-in in another
    const [one, other] = [await people.loginOptions(person), await people.loginOptions(person)]
    expect(await people.finish(other.challenge, authenticator.use(one.options, { origin }))).toMatchObject(refused)
    expect((await people.finish(one.challenge, authenticator.use(one.options, { origin }))).status).toBe(200)
  })

  test('of another member signs anybody in, or makes their session fresh', async () => {
    const [person, thief] = [await app.signedInPartner(), await app.signedInPartner()]
    await people.withPasskey(person)
    const { authenticator } = await people.withPasskey(thief)
    const { challenge, options } = await people.loginOptions(person)
    expect(await people.finish(challenge, authenticator.use(options, { origin }))).toMatchObject(refused)
    const token = person.session
    const asked = (await app.call('development', calls.beginPasskeyConfirmation, { token })).data
    const response = authenticator.use(asked, { origin })
    expect(await app.call('development', calls.confirmByPasskey, { token, response })).toMatchObject(notTaken)
    const id = (await app.call('development', calls.listPasskeys, { token: thief.session })).data[0]?.id ?? ''
    expect(await app.call('development', calls.removePasskey, { token, id })).toMatchObject({ status: 404 })
  })

  test('signs in whose count falls behind: it is a copy', async () => {
    const person = await app.signedInPartner()
    const { authenticator } = await people.withPasskey(person)
    const used = await people.loginOptions(person)
    expect((await people.finish(used.challenge, authenticator.use(used.options, { origin, counter: 7 }))).status).toBe(
      200,
    )
    const copied = await people.loginOptions(person)
    expect(
      await people.finish(copied.challenge, authenticator.use(copied.options, { origin, counter: 7 })),
    ).toMatchObject(refused)
  })

  test('is asked for six times of one sign-in', async () => {
    const person = await app.signedInPartner()
    await people.withPasskey(person)
    const { challenge } = await people.challenged(person)
    const ask = () => app.call('development', calls.beginPasskeyLogin, { challenge })
    for (let times = 0; times < 5; times++) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 401, error: 'AUTH_TOKEN_EXPIRED' })
  })

  test.each([
    'not JSON',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"a","response":{"clientDataJSON":"AAAA"}}',
    '{"id":"a","response":{"clientDataJSON":"bnVsbA"}}',
  ])('comes of %s', async (response) => {
    const person = await app.signedInPartner()
    await people.begin(person)
    expect(await people.put(person, response)).toMatchObject(notTaken)
  })
})
