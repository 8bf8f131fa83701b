import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findDelivery, listDeliveries, replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { createWebhook, debugWebhook, enableWebhook } from '@edis/contract/portal-calls/webhooks'
import { openDeliveryDesk, settled, until } from '@edis/testing/delivery-desk.ts'
import { isSignedWith, ok, status } from '@edis/testing/receiver.ts'

const { app, sql, partnerWithReceiver, closeReceivers, close } = await openDeliveryDesk()
afterEach(closeReceivers)
afterAll(close)

describe('the list of deliveries', () => {
  test('is filtered by webhook, event, state, order and time, and paged', async () => {
    const partner = await partnerWithReceiver()
    const { token, receiver } = partner
    const url = receiver.url('/cancelled')
    const other = (await app.call('development', createWebhook, { token, event: 'order.cancelled', url })).data
    await partner.write({ event: 'order.created', orderId: 'ord_one', count: 3 })
    await partner.write({ event: 'order.cancelled', orderId: 'ord_two', count: 2 })
    await settled(partner, 'delivered', 7)
    await sql`
      update deliveries set created_at = '2026-11-01T00:00:00Z', id = 'dlv_' || id_time('2026-11-01T00:00:00Z') || substr(id, 15)
      where partner_id = ${partner.partnerId} and order_id = 'ord_one'`

    const count = async (fields: object) => (await partner.list(fields)).length
    expect(await count({ webhook_id: other.id })).toBe(2)
    expect(await count({ event: 'order.cancelled' })).toBe(4)
    expect(await count({ event: 'order.lost' })).toBe(0)
    expect(await count({ state: 'delivered' })).toBe(7)
    expect(await count({ state: 'failed' })).toBe(0)
    expect(await count({ order_id: 'ord_one' })).toBe(3)
    expect(await count({ since: '2026-11-02T07:00:00+07:00' })).toBe(4)
    expect(await count({ until: '2026-11-02T00:00:00Z' })).toBe(3)
    expect(await count({ since: '2026-11-01T00:00:00Z', until: '2026-11-01T00:00:00Z' })).toBe(0)

    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { id: string }[]; next_cursor: string | null } = (
        await app.call('development', listDeliveries, { token, limit: 3, ...(cursor ? { cursor } : {}) })
      ).data
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen).toHaveLength(7)
    expect(seen).toEqual(seen.toSorted().toReversed())
    expect(seen).toEqual((await partner.list()).map(({ id }) => id))
  })

  test.each([
    [{ event: 'order.nonsense' }, 'event', 'EVENT_UNKNOWN'],
    [{ state: 'lost' }, 'state', 'FIELD_INVALID'],
    [{ since: 'yesterday' }, 'since', 'FIELD_INVALID'],
    [{ until: '2026-13-01T00:00:00Z' }, 'until', 'FIELD_INVALID'],
    [{ cursor: 'rubbish' }, 'cursor', 'FIELD_INVALID'],
    [{ limit: 0 }, 'limit', undefined],
    [{ limit: 101 }, 'limit', undefined],
  ])('refuses %j', async (fields, field, error) => {
    const { session: token } = await app.signedInPartner()
    const reply = await app.call('development', listDeliveries, { token, ...fields })
    expect(reply.status).toBe(422)
    expect(reply.errors).toMatchObject([{ field, ...(error && { error }) }])
  })
})

describe('the wall', () => {
  test('another partner’s delivery is not found, listed or replayed; nor is one from the other environment', async () => {
    const partner = await partnerWithReceiver()
    await partner.write()
    const [{ id } = { id: '' }] = await settled(partner, 'delivered')
    const { session: stranger } = await app.signedInPartner()
    const attempts = [
      app.call('development', findDelivery, { token: stranger, id }),
      app.call('development', replayDeliveries, { token: stranger, id }),
      app.call('development', replayDeliveries, { token: stranger, webhook_id: partner.webhook.id }),
      app.call('production', findDelivery, { token: partner.token, id }),
      app.call('production', replayDeliveries, { token: partner.token, id }),
      app.call('development', findDelivery, { token: partner.token, id: 'dlv_none' }),
    ]
    for (const reply of await Promise.all(attempts)) expect(reply.status).toBe(404)
    const none = [
      app.call('development', listDeliveries, { token: stranger, webhook_id: partner.webhook.id }),
      app.call('production', listDeliveries, { token: partner.token }),
    ]
    for (const reply of await Promise.all(none)) expect(reply.data.items).toEqual([])
    expect(partner.receiver.received).toHaveLength(1)
  })

  test('a replay names one delivery or one webhook', async () => {
    const { token, webhook } = await partnerWithReceiver()
    const reply = await app.call('development', replayDeliveries, { token, id: 'dlv_1', webhook_id: webhook.id })
    expect(reply.errors).toMatchObject([{ field: 'webhook_id', error: 'FIELD_INVALID' }])
    const nothing = await app.call('development', replayDeliveries, { token })
    expect(nothing.errors).toMatchObject([{ field: 'id', error: 'FIELD_INVALID' }])
    const bad = await app.call('development', replayDeliveries, { token, webhook_id: webhook.id, since: 'soon' })
    expect(bad.errors).toMatchObject([{ field: 'since', error: 'FIELD_INVALID' }])
  })
})

test('a replay of many goes back to a time, leaves what was delivered, and asked for twice is one', async () => {
  const partner = await partnerWithReceiver()
  const { token, webhook, receiver } = partner
  await partner.write({ count: 1 })
  await settled(partner, 'delivered')
  await app.call('development', enableWebhook, { token, id: webhook.id, enabled: false })
  await partner.write({ count: 3, orderId: 'ord_old' })
  await partner.write({ count: 2, orderId: 'ord_new' })
  await sql`update deliveries set created_at = '2026-11-01T00:00:00Z' where order_id = 'ord_old'`
  await app.call('development', enableWebhook, { token, id: webhook.id })
  const since = '2026-11-02T00:00:00Z'
  for (let twice = 0; twice < 2; twice++)
    await app.call('development', replayDeliveries, { token, webhook_id: webhook.id, since })
  await until(
    () => partner.list({ state: 'delivered' }),
    (items) => items.length === 3,
  )
  await until(
    () => partner.hook(),
    (hook) => hook?.replay?.finished_at !== null,
  )
  expect((await partner.list({ state: 'held' })).map(({ order_id }) => order_id)).toEqual(Array(3).fill('ord_old'))
  expect(receiver.received).toHaveLength(3)
})

test('what waits for another attempt is told from what was never tried, and is sent at once when asked for', async () => {
  const partner = await partnerWithReceiver(status(500))
  const { token, webhook, receiver } = partner
  await partner.write({ count: 3 })
  await until(
    () => partner.list({ state: 'retrying' }),
    (items) => items.length === 3 && items.every(({ next_attempt_at: next }) => next !== null),
  )
  expect(await partner.list({ state: 'queued' })).toEqual([])
  await sql`update deliveries set due_at = now() + interval '1 hour' where webhook_id = ${webhook.id}`
  receiver.answer(ok)
  const { data } = await app.call('development', replayDeliveries, { token, webhook_id: webhook.id, waiting: true })
  expect(data.replayed).toBe(3)
  await settled(partner, 'delivered', 3)
  expect(await partner.list({ state: 'retrying' })).toEqual([])
})

test('a webhook receives each of its several events, and no other', async () => {
  const partner = await partnerWithReceiver()
  const { token, receiver } = partner
  const url = receiver.url('/some')
  const event = 'order.cancelled,order.created'
  const some = (await app.call('development', createWebhook, { token, event, url })).data
  expect(some.event).toBe('order.created,order.cancelled')
  for (const each of ['order.created', 'order.cancelled', 'order.delivered'] as const)
    await partner.write({ event: each })
  await settled(partner, 'delivered', 5)
  const received = await partner.list({ webhook_id: some.id })
  expect(received.map((delivery) => delivery.event)).toEqual(['order.cancelled', 'order.created'])
})

describe('a test event', () => {
  const at = { event: 'order.delivery_failed', order_id: 'ord_mine', awb: 'AWB1', reason: 'NOT_HOME' }

  test('shows both sides, signed with the secret of the webhook of that URL', async () => {
    const partner = await partnerWithReceiver()
    const { receiver, webhook, token } = partner
    const { data } = await app.call('development', debugWebhook, { token, uri: receiver.url(), ...at })
    const [received] = receiver.received
    if (!received) throw new Error('nothing came')
    expect(JSON.parse(received.body)).toMatchObject({
      event: 'order.delivery_failed',
      data: { order_id: 'ord_mine', awb: 'AWB1', reason_code: 'NOT_HOME', reason: null },
    })
    expect(data).toMatchObject({
      request: { body: received.body, headers: { 'webhook-signature': received.signature } },
      response: { status: 200, body: 'ok' },
      error: null,
      signature: { webhook_id: webhook.id, secret: null },
    })
    expect(data.signature.base_string).toBe(`${received.id}.${received.timestamp}.${received.body}`)
    expect(isSignedWith(webhook.secret, received)).toBe(true)
    expect(await partner.list()).toEqual([])
  })

  test('to any other URL is signed with a secret that is shown', async () => {
    const { receiver, token } = await partnerWithReceiver()
    const { data } = await app.call('development', debugWebhook, {
      token,
      uri: receiver.url('/other'),
      ...at,
      reason: 'x',
    })
    const [received] = receiver.received
    if (!received) throw new Error('nothing came')
    expect(isSignedWith(data.signature.secret ?? '', received)).toBe(true)
    expect(JSON.parse(received.body)).toMatchObject({ data: { reason: 'x' } })
  })

  test('that fails says why, with what was answered', async () => {
    const { receiver, token } = await partnerWithReceiver(status(301, { location: 'http://127.0.0.1:1/' }))
    const { data } = await app.call('development', debugWebhook, { token, uri: receiver.url(), ...at })
    expect(data).toMatchObject({ fault: 'REDIRECT', response: { status: 301, body: 'answer 301' } })
    expect(data.error).toContain('never followed')
    const indonesian = { 'accept-language': 'id' }
    const again = await app.call('development', debugWebhook, { token, uri: receiver.url(), ...at }, indonesian)
    expect(again.data.error).toContain('tidak pernah diikuti')
    await closeReceivers()
    const gone = await app.call('development', debugWebhook, { token, uri: receiver.url(), ...at })
    expect(gone.data).toMatchObject({ fault: 'CONNECTION_REFUSED', response: null })
  })

  test('of an unknown event or to a bad URL is refused, naming both', async () => {
    const { session: token } = await app.signedInPartner()
    const reply = await app.call('development', debugWebhook, { token, uri: 'ftp://x/', event: 'order.nonsense' })
    expect(reply.errors.map(({ field }) => field).toSorted()).toEqual(['event', 'uri'])
  })

  test('may be sent sixty times a minute', async () => {
    const { receiver, token } = await partnerWithReceiver()
    const send = () => app.call('development', debugWebhook, { token, uri: receiver.url(), event: 'order.created' })
    const replies = await Promise.all(Array.from({ length: 65 }, send))
    expect(replies.filter(({ status: code }) => code === 200)).toHaveLength(60)
    const refused = replies.filter(({ status: code }) => code === 429)
    expect(refused).toHaveLength(5)
    for (const { error, details, headers } of refused) {
      expect(error).toBe('RATE_LIMITED')
      const seconds = Number(headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(details).toEqual({ limit: 60, window: 60, retry_after: seconds })
    }
    expect(receiver.received).toHaveLength(60)
  })
})
