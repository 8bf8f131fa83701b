import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { createWebhook, debugWebhook, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import { secretPlaceholder, verificationSnippets } from '@edis/contract/webhooks/verification-snippets'
import { goodOrder } from '../orders/order-fixtures.ts'
import { importCatalogue } from '@edis/testing/catalogue.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { type Received, type Case, runners, isInstalled, verdictsOf } from './verification-snippet-fixtures.ts'

describe('the verification code of the portal, on deliveries that the server made', () => {
  let app: TestApp
  let secret: string
  let cases: Case[]
  const received: Received[] = []
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      receiver.emit('arrived')
      response.end()
    })
  })
  const arrivalAt = async (path: string): Promise<Received> => {
    for (;;) {
      const index = received.findIndex((delivery) => delivery.path === path)
      if (index >= 0) return received.splice(index, 1)[0]!
      await once(receiver, 'arrived')
    }
  }

  beforeAll(async () => {
    const database = await createTestDatabase()
    await importCatalogue(database.url)
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_STEP_MS: '86400000' }, database)
    app.clock.now = new Date()
    const { session: token } = await app.signedInPartner()
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    const at = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`

    // An order's event, signed with two secrets while one takes over from the other
    const { id } = (await app.call('development', createWebhook, { token, url: at('/mine'), event: '*' })).data
    secret = (await app.call('development', rotateWebhookSecret, { token, id })).data.secret
    await app.call('development', createWebhook, { token, url: at('/other'), event: '*' })
    const { token: bearer } = await credentialsAt(app.url.development, token)
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(app.url.development + path, {
        ...init,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
      })
    const { data } = (await (await ask('/warehouse/list')).json()) as {
      data: { items: { warehouse_id: string; code: string }[] }
    }
    const warehouse = data.items.find(({ code }) => code === 'JKT')?.warehouse_id ?? ''
    const sent = await ask('/order/send/v2', { method: 'POST', body: JSON.stringify(goodOrder(warehouse)) })
    if (!sent.ok) throw new Error(await sent.text())
    const mine = await arrivalAt('/mine')
    const foreign = await arrivalAt('/other')

    // Test events, as old as the clock was wrong
    const testedAt = async (seconds: number): Promise<Received> => {
      app.clock.now = new Date(Date.now() + seconds * 1_000)
      const fields = { token, uri: at('/mine'), event: 'order.delivered' }
      await app.call('development', debugWebhook, fields)
      return arrivalAt('/mine')
    }
    const fresh = await testedAt(0)
    const stale = await testedAt(-timestampTolerance - 30)
    const early = await testedAt(timestampTolerance + 60)

    const signatures = String(mine.headers['webhook-signature']).split(' ')
    const altered = (delivery: Received, headers: object, body = delivery.body) => ({
      headers: { ...delivery.headers, ...headers },
      body,
    })
    cases = [
      { name: 'an order’s event', genuine: true, delivery: mine },
      {
        name: 'the fitting signature second',
        genuine: true,
        delivery: altered(mine, { 'webhook-signature': signatures.toReversed().join(' ') }),
      },
      { name: 'a test event', genuine: true, delivery: fresh },
      { name: 'another webhook’s secret', genuine: false, delivery: foreign },
      {
        name: 'the old secret’s signature alone',
        genuine: false,
        delivery: altered(mine, { 'webhook-signature': signatures[1] }),
      },
      {
        name: 'an altered body',
        genuine: false,
        delivery: altered(mine, {}, Buffer.from(mine.body.toString().replace('order.created', 'order.delivered'))),
      },
      {
        name: 'a body that was parsed and written anew',
        genuine: false,
        delivery: altered(mine, {}, spaced(mine.body)),
      },
      { name: 'another delivery’s id', genuine: false, delivery: altered(mine, { 'webhook-id': 'evt_another' }) },
      { name: 'a stale time', genuine: false, delivery: stale },
      { name: 'a time to come', genuine: false, delivery: early },
      { name: 'a time that is none', genuine: false, delivery: altered(mine, { 'webhook-timestamp': 'now' }) },
      { name: 'no signature', genuine: false, delivery: altered(mine, { 'webhook-signature': '' }) },
      { name: 'no time', genuine: false, delivery: altered(mine, { 'webhook-timestamp': '' }) },
    ]
  }, 60_000)

  afterAll(async () => {
    await app.close()
    receiver.close()
  })

  test('carry two signatures while a secret is being rotated, else one', () => {
    const counts = cases
      .slice(0, 3)
      .map(({ delivery }) => String(delivery.headers['webhook-signature']).split(' ').length)
    expect(counts).toEqual([2, 2, 1])
  })

  for (const snippet of verificationSnippets) {
    const needs = runners[snippet.language]?.needs ?? ''
    const missing = !isInstalled(needs)
    test(`${snippet.title} tells genuine from forged, altered and stale${missing ? ` (skipped: this machine has no ${needs})` : ''}`, async ({
      skip,
    }) => {
      if (missing) skip(`this machine has no ${needs}`)
      expect(snippet.code.split(secretPlaceholder)).toHaveLength(2)
      const verdicts = await verdictsOf(snippet, secret, cases)
      expect(cases.map(({ name }, index) => [name, verdicts[index]])).toEqual(
        cases.map(({ name, genuine }) => [name, genuine]),
      )
    }, 60_000)
  }
})

const spaced = (body: Buffer): Buffer => Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 2))
