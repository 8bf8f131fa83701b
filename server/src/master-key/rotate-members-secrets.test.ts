import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forgotPassword, resetPassword } from '@edis/contract/portal-calls/passwords'
import { beginAuthenticator, confirmAuthenticator } from '@edis/contract/portal-calls/second-factor'
import { login, verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { createTestDatabase } from '@edis/testing/database.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { openTestTeam } from '@edis/testing/people/team.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { stepAt, totpAt } from '../second-factor/totp.ts'

// Starts of the app
vi.setConfig({ testTimeout: 90_000 })

const key = () => randomBytes(32).toString('base64')

test('authenticator apps and links in mails that wait work on under the next master key', async () => {
  const database = await createTestDatabase()
  const [old, next] = [key(), key()]
  const start = async (masterKeys: string) => {
    const app = await startTestApp({ DATABASE_URL: database.url, MASTER_KEY: masterKeys }, database)
    const team = openTestTeam(app)
    onTestFinished(async () => {
      await team.close()
      await app.close()
    })
    return { app, team }
  }
  const edis = (masterKeys: string, command: string) =>
    runEdisHere([command], { ...process.env, DATABASE_URL: database.url, MASTER_KEY: masterKeys })

  expect(await edis(old, 'migrate')).toMatchObject({ status: 0 })
  const before = await start(old)
  const { email, password, session: token } = await before.app.signedInPartner()
  const { secret } = (await before.app.call('development', beginAuthenticator, { token })).data
  const step = stepAt(before.app.clock.now)
  const confirmed = await before.app.call('development', confirmAuthenticator, { token, code: totpAt(secret, step) })
  expect(confirmed.status).toBe(200)
  await before.app.call('development', forgotPassword, { user: email })
  const code = await before.team.code(email)

  const rotated = await edis(`${next},${old}`, 'rotate-master-key')
  expect(rotated).toMatchObject({ status: 0 })
  expect(rotated.output).toContain('accounts.members totp_sealed: 1 re-encrypted')
  expect(rotated.output).toContain('accounts.mails code_sealed: 1 re-encrypted')

  const after = await start(next)
  expect(await after.team.code(email)).toBe(code)
  const signIn = async (pass: string) => {
    after.app.clock.now = new Date(after.app.clock.now.getTime() + 30_000)
    const asked = await after.app.call('development', login, { user: email, pass })
    const { challenge } = asked.data as unknown as { challenge: string }
    const shown = totpAt(secret, stepAt(after.app.clock.now))
    return after.app.call('development', verifyLogin, { challenge, code: shown })
  }
  expect((await signIn(password)).status).toBe(200)
  const fresh = { code, new: 'gudang-senja-kopi-71' }
  expect((await after.app.call('development', resetPassword, fresh)).status).toBe(200)
  expect((await signIn(fresh.new)).status).toBe(200)
})
