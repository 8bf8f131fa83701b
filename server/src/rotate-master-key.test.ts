import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { credentials } from '@edis/contract/portal-calls/auth'
import { createWebhook, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import { credentialsAt } from './testing/credentials.ts'
import { createTestDatabase } from './testing/database.ts'
import { runEdis } from './testing/program.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

// Four starts of the app and three of the command line
vi.setConfig({ testTimeout: 60_000 })

const key = () => randomBytes(32).toString('base64')

/** What a partner sees of its secrets in the portal: it is opened for that. */
async function seen(app: TestApp, token: string) {
  const { partner_id, partner_key, ...pair } = (await app.call('production', credentials, { token })).data
  return { partner_id, partner_key, token: pair.token, refresh_token: pair.refresh_token }
}

test('secrets outlive their master key: sealed anew beside running doors, which need the old one no more', async () => {
  const database = await createTestDatabase()
  const [old, next] = [key(), key()]
  const start = async (masterKeys: string) => {
    const app = await startTestApp({ DATABASE_URL: database.url, MASTER_KEY: masterKeys }, database)
    onTestFinished(() => app.close())
    return app
  }
  const edis = (masterKeys: string) =>
    runEdis(['rotate-master-key'], { ...process.env, DATABASE_URL: database.url, MASTER_KEY: masterKeys })

  const before = await start(old)
  const { session } = await before.signedInPartner()
  await credentialsAt(before.url.production, session)
  const hook = { token: session, event: '*', url: 'https://partner.example/' }
  const { id } = (await before.call('production', createWebhook, hook)).data
  await before.call('production', rotateWebhookSecret, { token: session, id })
  const secrets = await seen(before, session)
  expect(secrets.token).toMatch(/^edis_token_live_/)

  // First every door is made to open what the next key seals; only then one may seal with it.
  const learnt = await start(`${old},${next}`)
  const changing = await start(`${next},${old}`)
  expect(await seen(learnt, session)).toEqual(secrets)
  expect(await seen(changing, session)).toEqual(secrets)

  expect(await edis(next)).toMatchObject({ status: 1, errors: expect.stringContaining('not in MASTER_KEY') })
  const rotated = await edis(`${next},${old}`)
  expect(rotated).toMatchObject({ status: 0 })
  for (const line of [
    'partner_keys key_sealed',
    'tokens access_sealed',
    'tokens refresh_sealed',
    'webhooks secret_sealed',
  ])
    expect(rotated.output).toContain(`production ${line}: 1 sealed anew`)
  expect(rotated.output).toContain('production webhooks previous_secret_sealed: 1 sealed anew')
  expect(await seen(learnt, session)).toEqual(secrets)

  const after = await start(next)
  expect(await seen(after, session)).toEqual(secrets)
  expect((await before.call('production', credentials, { token: session })).status).toBe(500)
  expect((await edis(next)).output).not.toMatch(/[1-9]\d* sealed anew/)
})
