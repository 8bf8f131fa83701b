import { expect, onTestFinished, test } from 'vitest'
import { showAccount } from '@edis/contract/portal-calls/account'
import { beginAuthenticator, confirmAuthenticator, showSecondFactor } from '@edis/contract/portal-calls/second-factor'
import { login } from '@edis/contract/portal-calls/sign-in'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { openTestTeam } from '@edis/testing/people/team.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { origin, passkeyPeople } from './passkey-fixtures.ts'
import { stepAt, totpAt } from './totp.ts'

test('who has lost phone, passkeys and codes signs in with the password again, once the operator says so', async () => {
  const app = await startTestApp({ DELIVER_WEBHOOKS: 'false', PORTAL_URL: origin })
  app.clock.now = new Date()
  const team = openTestTeam(app)
  onTestFinished(async () => {
    await team.close()
    await app.close()
  })
  const edis = (...command: string[]) =>
    runEdisHere(command, {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      MASTER_KEY: app.masterKey.toString('base64'),
    })
  const reset = (email: string) => edis('member', 'reset-second-factor', email, '--reason', 'Lost phone, called back')
  const owner = await app.signedInPartner()
  const member = await team.join(owner, 'developer')
  const token = member.session
  await passkeyPeople(app).withPasskey(member)
  const { secret } = (await app.call('development', beginAuthenticator, { token })).data
  await app.call('development', confirmAuthenticator, { token, code: totpAt(secret, stepAt(app.clock.now)) })

  expect(await reset('nobody@edis.test')).toMatchObject({ status: 1, errors: expect.stringContaining('nobody@') })
  expect(await reset(owner.email)).toMatchObject({ status: 1, errors: expect.stringContaining('no second factor') })
  expect(await reset(member.email.toUpperCase())).toMatchObject({
    status: 0,
    output: expect.stringContaining('Passkeys removed: 1, sessions ended: 1.'),
  })
  expect((await app.call('development', showAccount, { token })).status).toBe(401)
  expect((await app.call('development', showAccount, { token: owner.session })).status).toBe(200)
  const again = await app.call('development', login, { user: member.email, pass: member.password })
  expect(again.status).toBe(200)
  expect((await app.call('development', showSecondFactor, { token: again.data })).data).toMatchObject({
    app_added_at: null,
    passkeys: 0,
    recovery_codes_left: 0,
  })
  const mails = await team.sql`
    select 1 from accounts.mails where recipient = ${member.email} and template = 'second-factor-reset'`
  expect(mails).toHaveLength(1)
  const [entry] = await team.sql`select before, reason from accounts.audit_log where action = 'second_factor.reset'`
  expect(entry).toEqual({ before: { app: true, passkeys: 1 }, reason: 'Lost phone, called back' })
})
