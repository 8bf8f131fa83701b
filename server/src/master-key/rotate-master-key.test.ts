import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { createWebhook, listWebhooks, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import { createVault } from '../database/vault.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

// Starts of the app
vi.setConfig({ testTimeout: 90_000 })

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
  const edis = (masterKeys: string, command = 'rotate-master-key') =>
    runEdisHere([command], { ...process.env, DATABASE_URL: database.url, MASTER_KEY: masterKeys })

  expect(await edis(old, 'migrate')).toMatchObject({ status: 0 })
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

  expect(await edis(next)).toMatchObject({ status: 1, errors: expect.stringContaining('right key') })
  const rotated = await edis(`${next},${old}`)
  expect(rotated).toMatchObject({ status: 0 })
  for (const line of [
    'partner_keys key_sealed',
    'tokens access_sealed',
    'tokens refresh_sealed',
    'webhooks secret_sealed',
  ])
    expect(rotated.output).toContain(`production ${line}: 1 re-encrypted`)
  expect(rotated.output).toContain('production webhooks previous_secret_sealed: 1 re-encrypted')
  expect(await seen(learnt, session)).toEqual(secrets)

  const after = await start(next)
  expect(await seen(after, session)).toEqual(secrets)
  expect(await seen(before, session)).toMatchObject({ partner_key: null, token: null, refresh_token: null })
  expect((await edis(next)).output).not.toMatch(/[1-9]\d* re-encrypted/)
  expect(await edis(old, 'migrate')).toMatchObject({ status: 1 })
  expect(await edis(next, 'migrate')).toMatchObject({ status: 0 })
})

test('what no key opens is listed, and removed so that the rotation can end; the key itself goes on working', async () => {
  const database = await createTestDatabase()
  const [old, next] = [key(), key()]
  const edis = (masterKeys: string, ...command: string[]) =>
    runEdisHere(command, { ...process.env, DATABASE_URL: database.url, MASTER_KEY: masterKeys })
  await edis(old, 'migrate')
  const app = await startTestApp({ DATABASE_URL: database.url, MASTER_KEY: old }, database)
  onTestFinished(() => app.close())
  const { id: partnerId, email, session } = await app.signedInPartner()
  const { auth } = await credentialsAt(app.url.production, session)
  const hook = { token: session, event: '*', url: 'https://partner.example/' }
  const { id } = (await app.call('production', createWebhook, hook)).data
  const sql = postgres(database.url, { max: 1, connection: { search_path: 'production' } })
  onTestFinished(() => sql.end())
  const foreign = createVault(randomBytes(32)).seal('x', 'x')
  await sql`update partner_keys set key_sealed = ${foreign}`
  await sql`update webhooks set secret_sealed = ${foreign}`

  const keys = `${next},${old}`
  expect(await edis(keys, 'rotate-master-key')).toMatchObject({
    status: 1,
    errors: expect.stringContaining('2 secrets'),
  })
  const listed = await edis(keys, 'rotate-master-key', '--list')
  expect(listed).toMatchObject({ status: 0 })
  expect(listed.output).toMatch(new RegExp(`^production  partner key  key_\\w+  ${partnerId}  ${email}$`, 'm'))
  expect(listed.output).toContain(`production  webhook secret  ${id}  ${partnerId}  ${email}\n2 secrets`)
  expect(await edis(old, 'migrate')).toMatchObject({ status: 0 })

  expect(await edis(keys, 'rotate-master-key', '--discard')).toMatchObject({ status: 0 })
  expect((await edis(next, 'rotate-master-key', '--list')).output).toBe('Every secret can be decrypted.\n')
  const [webhook] = (await app.call('production', listWebhooks, { token: session })).data
  expect(webhook).toMatchObject({ id, status: 'active' })
  expect((await app.call('production', credentials, { token: session })).data.partner_key).toBeNull()
  expect((await app.call('production', generateToken, { auth })).code).toBe(200)
  const { partner_key } = (await app.call('production', rotate, { token: session, overlap_hours: 1 })).data
  expect((await app.call('production', credentials, { token: session })).data.partner_key).toBe(partner_key)
})
