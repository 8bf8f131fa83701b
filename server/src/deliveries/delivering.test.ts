import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@edis/contract/portal-calls/webhooks'
import { type DeliveryPartner, openDeliveryDesk, settled, until } from '@edis/testing/delivery-desk.ts'
import { isSignedWith, ok, status } from '@edis/testing/receiver.ts'

const { app, sql, partnerWithReceiver, closeReceivers, close } = await openDeliveryDesk()
afterEach(closeReceivers)
afterAll(close)

const dueNow = (webhookId: string) =>
  sql`update deliveries set due_at = now() where webhook_id = ${webhookId} and state = 'pending' and leased_until is null`

/** Once so many attempts have come, which the receiver answered with a failure. */
const tried = (partner: DeliveryPartner, count = 1) =>
  until(
    () => partner.list(),
    (items) => items.length === count && items.every(({ fault }) => fault === 'STATUS'),
  )

describe('an event', () => {
  test('is posted, signed, to each webhook that wants it, and the answer is kept', async () => {
    const partner = await partnerWithReceiver()
    const { receiver, token, webhook } = partner
    await app.call('development', createWebhook, { token, event: 'order.delivered', url: receiver.url('/delivered') })
    await app.call('development', createWebhook, { token, event: 'order.lost', url: receiver.url('/lost') })
    const [eventId = ''] = await partner.write({ event: 'order.delivered' })
    await settled(partner, 'delivered', 2)

    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/delivered', '/hook'])
    const received = receiver.received.find(({ path }) => path === '/hook')
    if (!received) throw new Error('nothing came')
    expect(received).toMatchObject({ id: eventId, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(received.body)).toMatchObject({
      id: eventId,
      event: 'order.delivered',
      environment: 'development',
    })
    expect(isSignedWith(webhook.secret, received)).toBe(true)
    expect(Math.abs(received.timestamp - Date.now() / 1_000)).toBeLessThan(5)

    const [listed] = await partner.list({ webhook_id: webhook.id })
    expect(listed).toMatchObject({ event_id: eventId, attempts: 1, http_status: 200, fault: null })
    const found = await partner.find(listed?.id ?? '')
    expect(found.body).toBe(received.body)
    expect(found.attempt_list).toMatchObject([
      {
        number: 1,
        outcome: 'succeeded',
        url: receiver.url(),
        http_status: 200,
        response_body: 'ok',
        request_headers: { 'webhook-id': eventId, 'webhook-signature': received.signature },
      },
    ])
    expect(await partner.hook()).toMatchObject({
      last_delivery: { succeeded: true, http_status: 200 },
      health: { failing_since: null, hours: [{ succeeded: 1, failed: 0 }], waiting: 0, replayable: 0 },
    })
  })

  test('that fails is tried again, with the same id and body and a new signature', async () => {
    const partner = await partnerWithReceiver(status(500))
    await partner.write()
    const [waiting] = await until(
      () => partner.list(),
      ([one]) => one?.fault === 'STATUS',
    )
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, http_status: 500 })
    const wait = Date.parse(waiting?.next_attempt_at ?? '') - Date.parse(waiting?.last_attempt_at ?? '')
    expect(wait).toBeGreaterThanOrEqual(5_000)
    expect(wait).toBeLessThanOrEqual(5_500)

    await sql`update deliveries set due_at = now() - interval '1 hour' where id = ${waiting?.id ?? ''}`
    await settled({ ...partner, list: async () => (partner.receiver.answer(ok), partner.list()) }, 'delivered')
    const [first, second] = partner.receiver.received
    expect(second).toMatchObject({ id: first?.id, body: first?.body })
    const { attempt_list: attempts } = await partner.find(waiting?.id ?? '')
    expect(attempts.map(({ number, outcome, http_status }) => [number, outcome, http_status])).toEqual([
      [1, 'failed', 500],
      [2, 'succeeded', 200],
    ])
  })

  test('is given up after the tenth attempt, and can be replayed', async () => {
    const partner = await partnerWithReceiver(status(503))
    await partner.write()
    await until(
      () => partner.list(),
      ([one]) => one?.attempts === 1 && one.fault !== null,
    )
    await sql`update deliveries set failures = 9, due_at = now() where webhook_id = ${partner.webhook.id}`
    const [failed] = await settled(partner, 'failed')
    partner.receiver.answer(ok)
    const replayed = await app.call('development', replayDeliveries, { token: partner.token, id: failed?.id ?? '' })
    expect(replayed.data).toEqual({ replayed: 1 })
    await settled(partner, 'delivered')
    expect(new Set(partner.receiver.received.map(({ id }) => id)).size).toBe(1)
  })

  test('whose receiver answers what PostgreSQL can’t store is delivered all the same', async () => {
    const partner = await partnerWithReceiver((_received, response) => {
      response.setHeader('x-odd', '\u00e9\u0080')
      response.end(Buffer.concat([Buffer.of(0, 0xed, 0xa0, 0xbd, 0xff), Buffer.from('{"a":"\\u0000\\ud800"}')]))
    })
    await partner.write({ count: 3 })
    const [one] = await settled(partner, 'delivered', 3)
    expect((await partner.find(one?.id ?? '')).attempt_list[0]?.response_body).toContain('{"a":"\\u0000\\ud800"}')
  })

  test('whose row is deleted in mid-send is gone, and nobody else waits for it', async () => {
    const doomed = await partnerWithReceiver((_received, response) => void hold.push(response))
    const hold: { end(): unknown }[] = []
    const other = await partnerWithReceiver()
    await doomed.write()
    await doomed.receiver.until((received) => received.length === 1)
    await sql`delete from deliveries where partner_id = ${doomed.partnerId}`
    for (const response of hold) response.end()
    await other.write()
    await settled(other, 'delivered')
    expect(await sql`select 1 from deliveries where webhook_id = ${doomed.webhook.id}`).toHaveLength(0)
  })
})

describe('a change meanwhile', () => {
  test('of the secret: both sign while one takes over', async () => {
    const partner = await partnerWithReceiver()
    const { token, webhook } = partner
    const rotated = (await app.call('development', rotateWebhookSecret, { token, id: webhook.id })).data
    await sql`update webhooks set previous_secret_expires_at = now() + interval '1 hour' where id = ${webhook.id}`
    await partner.write()
    await settled(partner, 'delivered')
    await sql`update webhooks set previous_secret_expires_at = now() where id = ${webhook.id}`
    await partner.write()
    await settled(partner, 'delivered', 2)
    const [during, after] = partner.receiver.received
    if (!during || !after) throw new Error('nothing came')
    expect([webhook.secret, rotated.secret].map((secret) => isSignedWith(secret, during))).toEqual([true, true])
    expect([webhook.secret, rotated.secret].map((secret) => isSignedWith(secret, after))).toEqual([false, true])
  })

  test('of the URL: the next attempt goes to the new one', async () => {
    const partner = await partnerWithReceiver(status(500))
    const { token, webhook, receiver } = partner
    await partner.write()
    await tried(partner)
    receiver.answer(ok)
    await app.call('development', updateWebhook, { token, id: webhook.id, url: receiver.url('/moved') })
    expect((await partner.hook())?.health.failing_since).toBeNull()
    await dueNow(webhook.id)
    await settled(partner, 'delivered')
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/moved'])
  })

  test('of the URL while the old one says that it is gone leaves the webhook on', async () => {
    const hold: (() => void)[] = []
    const partner = await partnerWithReceiver(
      (received, response) => void hold.push(() => status(410)(received, response)),
    )
    await partner.write()
    await partner.receiver.until((received) => received.length === 1)
    const { token, webhook, receiver } = partner
    await app.call('development', updateWebhook, { token, id: webhook.id, url: receiver.url('/moved') })
    for (const answer of hold) answer()
    await settled(partner, 'failed')
    expect(await partner.hook()).toMatchObject({ status: 'active', disabled_reason: null })
  })

  test('that disables the webhook holds what waits and what comes; enabled again, all can be replayed', async () => {
    const partner = await partnerWithReceiver(status(500))
    const { token, webhook, receiver } = partner
    await partner.write({ count: 2 })
    await tried(partner, 2)
    await app.call('development', enableWebhook, { token, id: webhook.id, enabled: false })
    await partner.write({ count: 2 })
    await dueNow(webhook.id)
    await settled(partner, 'held', 4)
    expect(receiver.received).toHaveLength(2)
    expect((await partner.hook())?.health).toMatchObject({ waiting: 0, replayable: 4 })

    receiver.answer(ok)
    await app.call('development', enableWebhook, { token, id: webhook.id })
    const started = await app.call('development', replayDeliveries, { token, webhook_id: webhook.id })
    expect(started.data).toEqual({ replayed: 0 })
    await settled(partner, 'delivered', 4)
    const done = await until(
      () => partner.hook(),
      (hook) => hook?.replay?.finished_at !== null,
    )
    expect(done?.replay).toMatchObject({ total: 4, replayed: 4 })
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4)
  })

  test('that suspends the partner leaves what waits until it is resumed', async () => {
    const partner = await partnerWithReceiver()
    const other = await partnerWithReceiver()
    await sql`update accounts.partners set suspended_at = now() where id = ${partner.partnerId}`
    await partner.write({ count: 2 })
    await other.write()
    // What came after it has gone its way.
    await settled(other, 'delivered')
    const states = await sql`select state, attempts from deliveries where partner_id = ${partner.partnerId}`
    expect(states.map((row) => ({ ...row }))).toEqual([
      { state: 'pending', attempts: 0 },
      { state: 'pending', attempts: 0 },
    ])
    expect(partner.receiver.received).toHaveLength(0)
    await sql`update accounts.partners set suspended_at = null where id = ${partner.partnerId}`
    await settled(partner, 'delivered', 2)
  })

  test('that deletes the webhook cancels what waits, which can’t be replayed', async () => {
    const partner = await partnerWithReceiver(status(500))
    const { token, webhook, receiver } = partner
    await partner.write()
    await tried(partner)
    await app.call('development', deleteWebhook, { token, id: webhook.id })
    await dueNow(webhook.id)
    const [cancelled] = await settled(partner, 'cancelled')
    const replayed = await app.call('development', replayDeliveries, { token, id: cancelled?.id ?? '' })
    expect(replayed).toMatchObject({ status: 404, error: 'NOT_FOUND' })
    const many = await app.call('development', replayDeliveries, { token, webhook_id: webhook.id })
    expect(many).toMatchObject({ status: 404, error: 'WEBHOOK_NOT_FOUND' })
    expect(receiver.received).toHaveLength(1)
  })
})
