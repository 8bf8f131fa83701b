import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { createKey } from '@edis/contract/portal-calls/keys'
import { inviteMember } from '@edis/contract/portal-calls/members'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { expect } from '@playwright/test'
import postgres from 'postgres'
import type { Program } from '@edis/testing/program.ts'
import { findEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts'
import { sendOrders } from '../support/orders.ts'
import type { Api } from '../support/partner.ts'
import { make } from '../support/receiving.ts'

/** Of what a partner has made, one id each. */
export type Populated = Record<'order' | 'webhook' | 'delivery' | 'succeeded' | 'refused' | 'certificate', string>

/** Does what a partner does, so that every list of the portal and of the console has something. */
export async function populate(product: Program, api: Api, receivers: readonly string[]): Promise<Populated> {
  for (const receiver of receivers) await make(api, receiver)
  await api('development', createAllowedIp, { ip: '127.0.0.1' })
  await api('development', createKey, { name: 'Warehouse Cakung', scope: 'read' })
  await api('development', inviteMember, { email: 'lia@tokosenja.test', role: 'viewer' })
  const [order = ''] = await sendOrders(product.url.development, api, 3)
  await fetch(`${product.url.development}/order/send/v2`, { method: 'POST', body: '{}' })
  const deliveries = async () => (await api('development', listDeliveries, {})).data?.items ?? []
  await expect.poll(async () => (await deliveries()).length, { timeout: 20_000 }).toBeGreaterThan(10)
  const [delivery] = await deliveries()
  const [webhook] = (await api('development', listWebhooks, {})).data ?? []
  const requests = (await api('development', listRequests, {})).data?.items ?? []
  // An order that has ended takes no report: it is among the rejected ones
  await product.edis('order', 'event', order, '--environment', 'development', '--status', 'lost')
  const idWhere = (refused: boolean) => requests.find(({ status }) => status >= 400 === refused)?.id ?? ''
  return {
    order,
    webhook: webhook?.id ?? '',
    delivery: delivery?.id ?? '',
    succeeded: idWhere(false),
    refused: idWhere(true),
    certificate: await decide(product, (await api('development', credentials, {})).data?.partner_id ?? ''),
  }
}

/** Gives the partner a certificate, which takes a complete report otherwise, has others wait for production, and announces something. */
async function decide({ dataDir }: Program, partner: string): Promise<string> {
  const running = await findEmbeddedPostgres({ dataDir })
  if (!running) throw new Error('The product has no database')
  const sql = postgres(running.url, { max: 1 })
  const id = `cert_${partner}`
  await sql`
    insert into development.review_certificates (partner_id, id, completed_at, passed)
    values (${partner}, ${id}, now(), '["order-send-v2", "token-refreshed"]'::text::jsonb)`
  await sql`
    insert into accounts.announcements (id, kind, title_en, title_id, text_en, text_id, from_at, created_at)
    values ('ann_pseudo', 'incident', 'Delayed pickups', 'Jemput terlambat', 'Two hours late.', 'Terlambat dua jam.', now(), now())
    on conflict (id) do nothing`
  await sql`
    update accounts.partners set production_requested_at = now() - interval '3 days', production_granted_at = null
    where id <> ${partner}`
  await sql.end()
  return id
}
