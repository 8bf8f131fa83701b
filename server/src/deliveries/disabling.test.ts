import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { enableWebhook, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import { type DeliveryPartner, openDeliveryDesk, settled, until } from '@edis/testing/delivery-desk.ts'
import { isSignedWith, ok, status } from '@edis/testing/receiver.ts'

const { app, sql, partnerWithReceiver, closeReceivers, close } = await openDeliveryDesk()
afterEach(closeReceivers)
afterAll(close)

const dueNow = (webhookId: string) =>
  sql`update deliveries set due_at = now() where webhook_id = ${webhookId} and state = 'pending' and leased_until is null`

describe('a webhook', () => {
  test('that answers 410 is disabled, with the reason', async () => {
    const partner = await partnerWithReceiver(status(410))
    await partner.write()
    const [failed] = await settled(partner, 'failed')
    expect(failed).toMatchObject({ fault: 'GONE', http_status: 410, attempts: 1 })
    expect(await partner.hook()).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
    const audited =
      await sql`select * from accounts.audit_log where target_id = ${partner.webhook.id} and actor_kind = 'edis'`
    expect(audited).toMatchObject([
      {
        action: 'webhook.disabled',
        environment: 'development',
        before: { status: 'active' },
        after: { status: 'gone' },
      },
    ])
    await partner.write()
    await until(
      () => partner.list(),
      ([one]) => one?.state === 'held',
    )
    expect(partner.receiver.received).toHaveLength(1)
  })

  const failFor = (partner: DeliveryPartner, days: number) =>
    sql`update webhook_health set failing_since = now() - ${days} * interval '1 day' where webhook_id = ${partner.webhook.id}`
  const failOnce = async (partner: DeliveryPartner, count: number) => {
    await partner.write()
    await until(
      () => partner.list(),
      (items) => items.length === count && items.every(({ fault }) => fault === 'STATUS'),
    )
  }

  test('that has only failed for five days is disabled, and has five again when it is enabled', async () => {
    const partner = await partnerWithReceiver(status(500))
    const { token, webhook } = partner
    await failOnce(partner, 1)
    expect((await partner.hook())?.health.failing_since).not.toBeNull()
    await failFor(partner, 4.9)
    await failOnce(partner, 2)
    expect(await partner.hook()).toMatchObject({ status: 'active' })
    await failFor(partner, 5)
    await failOnce(partner, 3)
    expect(await partner.hook()).toMatchObject({ status: 'disabled', disabled_reason: 'failing' })

    await app.call('development', enableWebhook, { token, id: webhook.id })
    await failOnce(partner, 4)
    expect(await partner.hook()).toMatchObject({ status: 'active', disabled_reason: null })
  })

  test('that answers once in five days stays on', async () => {
    const partner = await partnerWithReceiver(status(500))
    await failOnce(partner, 1)
    await failFor(partner, 6)
    partner.receiver.answer(ok)
    await partner.write()
    await until(
      () => partner.list({ state: 'delivered' }),
      (items) => items.length === 1,
    )
    partner.receiver.answer(status(500))
    await partner.write()
    await until(
      () => partner.list(),
      (items) => items.filter(({ fault }) => fault === 'STATUS').length === 2,
    )
    expect(await partner.hook()).toMatchObject({ status: 'active', health: { hours: [{ succeeded: 1, failed: 2 }] } })
  })

  test('that its partner has paused stays paused, whatever it answers', async () => {
    const hold: (() => void)[] = []
    const partner = await partnerWithReceiver(
      (received, response) => void hold.push(() => status(410)(received, response)),
    )
    const { token, webhook } = partner
    await partner.write()
    await partner.receiver.until((received) => received.length === 1)
    await app.call('development', enableWebhook, { token, id: webhook.id, enabled: false })
    for (const answer of hold) answer()
    await settled(partner, 'failed')
    expect(await partner.hook()).toMatchObject({ disabled_reason: 'paused' })
  })

  test('whose secret can’t be opened has its deliveries wait until it is rotated, and is not blamed', async () => {
    const partner = await partnerWithReceiver()
    const { token, webhook } = partner
    await sql`update webhooks set secret_sealed = 'x' where id = ${webhook.id}`
    await partner.write()
    for (const attempts of [1, 2]) {
      const [waiting] = await until(
        () => partner.list(),
        ([one]) => one?.fault === 'UNSIGNED' && one.attempts === attempts,
      )
      expect(waiting).toMatchObject({ state: 'pending' })
      if (attempts === 1) await dueNow(webhook.id)
    }
    expect(await sql`select failures from deliveries where webhook_id = ${webhook.id}`).toEqual([{ failures: 0 }])
    expect(await partner.hook()).toMatchObject({ last_delivery: null, health: { failing_since: null, hours: [] } })
    expect(partner.receiver.received).toHaveLength(0)
    expect(app.logged.filter((line) => line.includes(webhook.id) && line.includes('can’t be decrypted'))).toHaveLength(
      1,
    )

    const { secret } = (await app.call('development', rotateWebhookSecret, { token, id: webhook.id })).data
    await settled(partner, 'delivered')
    expect(partner.receiver.received.map((received) => isSignedWith(secret, received))).toEqual([true])
  })
})
