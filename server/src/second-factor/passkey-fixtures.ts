import { expect } from 'vitest'
import * as calls from '@edis/contract/portal-calls/passkeys'
import { login } from '@edis/contract/portal-calls/sign-in'
import { testAuthenticator } from '@edis/testing/people/authenticator.ts'
import type { TestApp } from '@edis/testing/test-app.ts'

type Person = { email: string; password: string; session: string }

export const origin = 'https://portal.edis.test'
export const refused = { status: 401, error: 'AUTH_INVALID_CREDENTIALS' }
export const notTaken = { status: 422, errors: [{ field: 'response' }] }

/** People of an app whose portal is at `origin`, with passkeys. */
export function passkeyPeople(app: TestApp) {
  const begin = async ({ session: token }: Person) =>
    (await app.call('development', calls.beginPasskey, { token })).data
  const put = ({ session: token }: Person, response: string, name = 'Work laptop') =>
    app.call('development', calls.addPasskey, { token, name, response })

  async function challenged({ email, password }: Person) {
    const answer = await app.call('development', login, { user: email, pass: password })
    expect(answer).toMatchObject({ status: 401, error: 'AUTH_SECOND_FACTOR_REQUIRED' })
    return answer.data as unknown as { challenge: string; factors: string[] }
  }

  return {
    begin,
    put,
    challenged,

    async withPasskey(person: Person) {
      const authenticator = testAuthenticator()
      const { status, data } = await put(person, authenticator.create(await begin(person), { origin }))
      expect(status).toBe(200)
      return { authenticator, ...data }
    },

    async loginOptions(person: Person) {
      const { challenge } = await challenged(person)
      return { challenge, options: (await app.call('development', calls.beginPasskeyLogin, { challenge })).data }
    },

    finish: (challenge: string, response: string) =>
      app.call('development', calls.verifyPasskeyLogin, { challenge, response }),
  }
}
