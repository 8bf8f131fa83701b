import { afterAll } from 'vitest'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOrderDesk } from '@edis/testing/order-desk.ts'

/** An order desk with a webhook, and what became of reports. */
export async function openReportDesk() {
  const { app, bring, close, keys, partner, report, sent, sql, stockOf, track } = await openOrderDesk({
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DELIVER_WEBHOOKS: 'false',
  })
  const systemHeaders = { authorization: `Bearer ${keys.development}` }
  await app.call('development', createWebhook, {
    token: partner.session,
    event: '*',
    url: 'http://127.0.0.1:9/hook',
  })
  afterAll(close)

  /** What webhooks are told of an order: the bodies of its events, by their number. */
  async function eventsTold(order: string): Promise<Record<string, unknown>[]> {
    const rows = await sql<{ body: string }[]>`
      select body from development.deliveries where order_id = ${order} order by sequence`
    return rows.map(({ body }) => {
      const { event, sequence, data } = JSON.parse(body) as { event: string; sequence: number; data: object }
      return { event, sequence, ...data }
    })
  }

  /** Reports that /metrics has counted in development, by outcome. */
  async function countsOf(): Promise<Record<string, number>> {
    const text = await (await fetch(`${app.url.operations}/metrics`, { headers: systemHeaders })).text()
    const lines = text.matchAll(/^edis_order_reports_total\{environment="development",outcome="(\w+)"\} (\d+)/gm)
    return {
      applied: 0,
      refused: 0,
      ...Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)])),
    }
  }

  return { eventsTold, countsOf, bring, partner, report, sent, sql, stockOf, track }
}
