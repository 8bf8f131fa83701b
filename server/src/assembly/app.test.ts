import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startDatabaseLink } from '@edis/testing/database-link.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const it of open.splice(0)) await it.close()
})

async function startLinkedApp() {
  const database = await createTestDatabase()
  const link = await startDatabaseLink(database.url)
  const app = await startTestApp({}, link)
  open.push(app, link)
  const { session: token } = await app.signedInPartner()
  return { app, link, token }
}
const isReady = async (app: TestApp) => (await fetch(`${app.url.development}/readyz`)).status

test('without its database a door is not ready and answers 503, and does its work again once it is back', async () => {
  const { app, link, token } = await startLinkedApp()
  expect(await isReady(app)).toBe(200)
  link.cut()
  const refused = await app.call('development', listWebhooks, { token })
  expect(refused).toMatchObject({ status: 503, error: 'UNAVAILABLE' })
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await isReady(app)).toBe(503)
  expect((await fetch(`${app.url.development}/healthz`)).status).toBe(200)
  link.mend()
  await expect.poll(async () => (await app.call('development', listWebhooks, { token })).status).toBe(200)
  expect(await isReady(app)).toBe(200)
})

test('with a database that hangs a door says soon that it is not ready', async () => {
  const { app, link } = await startLinkedApp()
  link.hang()
  const began = performance.now()
  expect(await isReady(app)).toBe(503)
  expect(performance.now() - began).toBeLessThan(3_500)
  link.mend()
  await expect.poll(() => isReady(app)).toBe(200)
})

test('a stop waits for a call in hand no longer than it is told', async () => {
  const app = await startTestApp()
  const { hostname, port } = new URL(app.url.development)
  const slow = connect(Number(port), hostname).on('error', () => {})
  slow.write(
    'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=e\r\nContent-Length: 99\r\n\r\n',
  )
  await fetch(`${app.url.development}/healthz`)
  const ended = once(slow, 'close')
  await app.close({ timeoutMs: 100 })
  await ended
  expect(slow.destroyed).toBe(true)
})

test('a door that is told to stop says so first, and parts with its callers while it still answers them', async () => {
  const app = await startTestApp()
  const { session: token } = await app.signedInPartner()
  const closing = app.close({ drain: 1_000 })
  const ready = await fetch(`${app.url.development}/readyz`)
  expect(ready.status).toBe(503)
  const answered = await app.call('development', listWebhooks, { token })
  expect(answered.status).toBe(200)
  for (const { headers } of [ready, answered]) expect(headers.get('connection')).toBe('close')
  await closing
  await expect(fetch(`${app.url.development}/readyz`)).rejects.toThrow()
})
