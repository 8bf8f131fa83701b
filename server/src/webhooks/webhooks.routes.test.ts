import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '@edis/contract/portal-calls/sign-in'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '@edis/contract/portal-calls/webhooks'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const url = 'https://hooks.partner.example/edis'
async function partnerWithWebhook() {
  const { session: token, email, password } = await app.signedInPartner()
  const made = await app.call('development', createWebhook, { token, event: 'order.delivered', url })
  return { token, email, password, webhook: made.data }
}

test('a webhook is created, listed without its secret, changed and deleted', async () => {
  const { token, webhook } = await partnerWithWebhook()
  expect(webhook).toMatchObject({
    event: 'order.delivered',
    url,
    status: 'active',
    disabled_reason: null,
    last_delivery: null,
  })
  expect(Buffer.from(webhook.secret.replace('whsec_', ''), 'base64')).toHaveLength(32)
  const { secret: _secret, ...listed } = webhook
  expect((await app.call('development', listWebhooks, { token })).data).toEqual([listed])

  const moved = await app.call('development', updateWebhook, { token, id: webhook.id, url: `${url}/2` })
  expect(moved.data).toMatchObject({ url: `${url}/2`, event: 'order.delivered' })
  const widened = await app.call('development', updateWebhook, { token, id: webhook.id, url, event: '*' })
  expect(widened.data).toMatchObject({ url, event: '*' })

  expect((await app.call('development', deleteWebhook, { token, id: webhook.id })).data).toEqual({ id: webhook.id })
  expect((await app.call('development', listWebhooks, { token })).data).toEqual([])
})

test('webhooks of one environment are not seen in the other', async () => {
  const { token, webhook } = await partnerWithWebhook()
  expect((await app.call('production', listWebhooks, { token })).data).toEqual([])
  expect(await app.call('production', deleteWebhook, { token, id: webhook.id })).toMatchObject({
    error: 'WEBHOOK_NOT_FOUND',
  })
})

test('another partner’s webhook is not found, whatever is tried', async () => {
  const { token, webhook } = await partnerWithWebhook()
  const { session: stranger } = await app.signedInPartner()
  const { id } = webhook
  const attempts = [
    app.call('development', updateWebhook, { token: stranger, id, url: 'https://evil.example/' }),
    app.call('development', enableWebhook, { token: stranger, id, enabled: false }),
    app.call('development', rotateWebhookSecret, { token: stranger, id }),
    app.call('development', deleteWebhook, { token: stranger, id }),
  ]
  for (const reply of await Promise.all(attempts))
    expect(reply).toMatchObject({ status: 404, error: 'WEBHOOK_NOT_FOUND' })
  const { secret: _secret, ...listed } = webhook
  expect((await app.call('development', listWebhooks, { token })).data).toEqual([listed])
})

test('an id alone opens nothing', async () => {
  const { webhook } = await partnerWithWebhook()
  const reply = await app.call('development', updateWebhook, { id: webhook.id, url: 'https://evil.example/' })
  expect(reply).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN' })
})

test('the same event and URL exist once', async () => {
  const { token } = await partnerWithWebhook()
  const twin = await app.call('development', createWebhook, { token, event: 'order.delivered', url })
  expect(twin).toMatchObject({ status: 409, error: 'WEBHOOK_DUPLICATE' })
  const all = (await app.call('development', createWebhook, { token, event: '*', url })).data
  const changed = await app.call('development', updateWebhook, { token, id: all.id, url, event: 'order.delivered' })
  expect(changed).toMatchObject({ status: 409, error: 'WEBHOOK_DUPLICATE' })
})

test('a wrong event and a wrong URL are named in one answer', async () => {
  const { session: token } = await app.signedInPartner()
  const reply = await app.call('development', createWebhook, { token, event: 'order.nonsense', url: 'not a url' })
  expect(reply.status).toBe(422)
  expect(reply.errors).toMatchObject([
    { field: 'event', error: 'EVENT_UNKNOWN' },
    { field: 'url', error: 'WEBHOOK_URL_INVALID' },
  ])
})

test('a secret is rotated; the old one signs on for 24 hours', async () => {
  const { token, email, password, webhook } = await partnerWithWebhook()
  const rotated = (await app.call('development', rotateWebhookSecret, { token, id: webhook.id })).data
  expect(rotated.secret).not.toBe(webhook.secret)
  const end = new Date(app.clock.now.getTime() + 24 * 3_600_000)
  expect(rotated.previous_secret_expires).toBe(end.toISOString())
  const began = app.clock.now
  app.clock.now = end
  const later = (await app.call('development', login, { user: email, pass: password })).data
  const [listed] = (await app.call('development', listWebhooks, { token: later })).data
  app.clock.now = began
  expect(listed?.previous_secret_expires).toBeNull()
})

test('a webhook is paused and enabled again', async () => {
  const { token, webhook } = await partnerWithWebhook()
  const paused = await app.call('development', enableWebhook, { token, id: webhook.id, enabled: false })
  expect(paused.data).toMatchObject({ status: 'disabled', disabled_reason: 'paused' })
  const enabled = await app.call('development', enableWebhook, { token, id: webhook.id })
  expect(enabled.data).toMatchObject({ status: 'active', disabled_reason: null })
})

test('a partner has at most 100 webhooks in an environment, made at once or not', async () => {
  const { session: token } = await app.signedInPartner()
  const replies = await Promise.all(
    Array.from({ length: 110 }, (_, i) =>
      app.call('development', createWebhook, { token, event: '*', url: `https://shop-${i % 5}.example/${i}` }),
    ),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(10)
  for (const { errors } of refused) expect(errors).toMatchObject([{ field: 'url', error: 'FIELD_INVALID' }])
  expect((await app.call('development', listWebhooks, { token })).data).toHaveLength(100)
})

test('of a partner’s webhooks at most 30 go to one host, whichever port or path, added or moved there', async () => {
  const { session: token } = await app.signedInPartner()
  const replies = await Promise.all(
    Array.from({ length: 35 }, (_, i) =>
      app.call('development', createWebhook, { token, event: '*', url: `https://shop.example:${8000 + i}/${i}` }),
    ),
  )
  const full = {
    status: 422,
    errors: [{ field: 'url', error: 'FIELD_INVALID', message: expect.stringContaining('30') }],
  }
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  for (const refused of replies.filter(({ status }) => status !== 200)) expect(refused).toMatchObject(full)
  const elsewhere = await app.call('development', createWebhook, { token, event: '*', url: 'https://other.example/1' })
  expect(elsewhere.status).toBe(200)
  const { id } = elsewhere.data
  const move = (to: string) => app.call('development', updateWebhook, { token, id, url: to })
  expect(await move('https://shop.example/moved')).toMatchObject(full)
  expect((await move('https://third.example/moved')).status).toBe(200)
  const kept = replies.find(({ status }) => status === 200)!.data.id
  const within = await app.call('development', updateWebhook, { token, id: kept, url: 'https://shop.example/within' })
  expect(within.status).toBe(200)
})
