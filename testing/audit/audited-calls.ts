import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { createAllowedIp, deleteAllowedIp, updateAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { requestClosing, withdrawClosing } from '@edis/contract/portal-calls/closing'
import { eraseRecipient, exportRecipient } from '@edis/contract/portal-calls/recipients'
import { requestProduction } from '@edis/contract/portal-calls/going-live'
import { expireToken, resetLog } from '@edis/contract/portal-calls/review'
import { createKey, revokeKey } from '@edis/contract/portal-calls/keys'
import { revokeTokens } from '@edis/contract/portal-calls/tokens'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from '@edis/contract/portal-calls/webhooks'
import { reviewEntries } from '@edis/contract/review/review-entries'
import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { auditedCallsOfStaff } from './audited-console.ts'
import { auditedCallsOfTeams } from './audited-teams.ts'
import { asSystem, auditedCallsOfSystems, type Change, type Desk } from './audited-systems.ts'

/** As a partner whose tokens and addresses no order of these tests needs. */
const inPortal = <C extends Call>(desk: Desk, call: C, fields: RequestOf<C>): Promise<DataOf<C>> =>
  as(desk, desk.stranger, call, fields)
/** As the partner whose orders the desk sends. */
const ofPartner = <C extends Call>(desk: Desk, call: C, fields: RequestOf<C>): Promise<DataOf<C>> =>
  as(desk, desk.partner, call, fields)

async function as<C extends Call>(
  { app }: Desk,
  { session }: { session: string },
  call: C,
  fields: RequestOf<C>,
): Promise<DataOf<C>> {
  const answer = await app.call('development', call, { ...fields, token: session })
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`)
  return answer.data
}

let made = 0
/** An address of a webhook with what must not be seen in it. */
const newUrl = () => `https://93.184.215.14/hook/${++made}?token=secret-in-a-url`
const newIp = () => `203.0.113.${++made}`
const addWebhook = (desk: Desk) => inPortal(desk, createWebhook, { event: '*', url: newUrl() })
const addIp = (desk: Desk) => inPortal(desk, createAllowedIp, { ip: newIp() })

async function addDelivery({ sql, stranger }: Desk, webhookId: string): Promise<string> {
  const id = `dlv_${++made}`
  await sql`
    insert into development.deliveries
      (id, partner_id, webhook_id, event_id, event, order_id, sequence, body, state, due_at, created_at)
    values (${id}, ${stranger.id}, ${webhookId}, ${`evt_${made}`}, 'order.created', 'ord_1', 1, '{}', 'failed', now(), now())`
  return id
}

const proof = {
  status: 'passed',
  request_id: null,
  http_status: 200,
  duration_ms: 5,
  attempts: 1,
  evidence: [],
  hint: null,
}

/** Has the partner proved all that a report asks for. */
async function proveAll({ sql, stranger }: Desk): Promise<void> {
  for (const { id } of reviewEntries)
    await sql`
      insert into development.review_marks (partner_id, entry_id, status, proof)
      values (${stranger.id}, ${id}, 'passed', ${JSON.stringify({ ...proof, at: new Date().toISOString() })}::text::jsonb)
      on conflict (partner_id, entry_id) do update set status = 'passed', proof = excluded.proof`
}

async function askedToCancel(desk: Desk): Promise<string> {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'confirmed', 'processing', 'awaiting_pickup')
  await desk.cancel({ order_id })
  return order_id
}

/** Every call that changes what the audit log tells of, by method and path. */
export const auditedCalls: Record<string, Change> = {
  ...auditedCallsOfTeams,
  ...auditedCallsOfStaff,
  'POST /auth/rotate': {
    writes: ['credentials.rotated'],
    async make(desk) {
      await inPortal(desk, credentials, {})
      return inPortal(desk, rotate, { overlap_hours: 24 })
    },
  },
  'POST /keys/create': {
    writes: ['key.created'],
    make: (desk) => inPortal(desk, createKey, { name: `System ${++made}`, scope: 'read' }),
  },
  'POST /keys/revoke': {
    writes: ['key.revoked'],
    async make(desk) {
      const { id } = await inPortal(desk, createKey, { name: `System ${++made}`, scope: 'read' })
      return inPortal(desk, revokeKey, { id })
    },
  },
  'POST /account/close': {
    writes: ['partner.closing_requested'],
    make: (desk) => inPortal(desk, requestClosing, { reason: 'Moved to another system' }),
  },
  'POST /account/keep': {
    writes: ['partner.closing_withdrawn'],
    async make(desk) {
      await desk.sql`update accounts.partners set closing_requested_at = now() where id = ${desk.stranger.id}`
      return inPortal(desk, withdrawClosing, {})
    },
  },
  'POST /recipients/export': {
    writes: ['recipient.exported'],
    make: async (desk) => ofPartner(desk, exportRecipient, { order: (await desk.sent()).order_id }),
  },
  'POST /recipients/erase': {
    writes: ['recipient.erased'],
    make: async (desk) => ofPartner(desk, eraseRecipient, { order: (await desk.sent()).order_id }),
  },
  'POST /tokens/revoke': {
    writes: ['tokens.revoked'],
    make: (desk) => inPortal(desk, revokeTokens, { all: true }),
  },
  'POST /sandbox/expire_token': {
    writes: ['token.expired'],
    async make(desk) {
      await desk.tokenOf(desk.stranger.session, 'development')
      return inPortal(desk, expireToken, {})
    },
  },
  'POST /webhooks/create': { writes: ['webhook.added'], make: addWebhook },
  'POST /webhooks/update': {
    writes: ['webhook.changed'],
    make: async (desk) =>
      inPortal(desk, updateWebhook, { id: (await addWebhook(desk)).id, event: 'order.created', url: newUrl() }),
  },
  'POST /webhooks/enable': {
    writes: ['webhook.paused', 'webhook.enabled'],
    async make(desk) {
      const { id } = await addWebhook(desk)
      await inPortal(desk, enableWebhook, { id, enabled: false })
      await inPortal(desk, enableWebhook, { id })
    },
  },
  'POST /webhooks/secret': {
    writes: ['webhook.secret_rotated'],
    make: async (desk) => inPortal(desk, rotateWebhookSecret, { id: (await addWebhook(desk)).id }),
  },
  'POST /webhooks/delete': {
    writes: ['webhook.removed'],
    make: async (desk) => inPortal(desk, deleteWebhook, { id: (await addWebhook(desk)).id }),
  },
  'POST /webhooks/replay': {
    writes: ['webhook.replayed', 'webhook_delivery.replayed'],
    async make(desk) {
      const { id } = await addWebhook(desk)
      await inPortal(desk, replayDeliveries, { webhook_id: id })
      await inPortal(desk, replayDeliveries, { id: await addDelivery(desk, id) })
    },
  },
  'POST /ip/create': { writes: ['allowed_ip.added'], make: addIp },
  'POST /ip/update': {
    writes: ['allowed_ip.changed'],
    make: async (desk) => inPortal(desk, updateAllowedIp, { id: (await addIp(desk)).id, ip: newIp() }),
  },
  'POST /ip/delete': {
    writes: ['allowed_ip.removed'],
    make: async (desk) => inPortal(desk, deleteAllowedIp, { id: (await addIp(desk)).id }),
  },
  'POST /logs/reset': {
    writes: ['review.check_reset'],
    make: (desk) => inPortal(desk, resetLog, { id: reviewEntries[0]?.id ?? '' }),
  },
  'POST /reviews/request_production': {
    writes: ['partner.production_requested', 'partner.production_granted'],
    async make(desk) {
      await desk.sql`update accounts.partners set production_granted_at = null, production_requested_at = null`
      await proveAll(desk)
      return inPortal(desk, requestProduction, {})
    },
  },
  'POST /cs/create': {
    writes: ['customer_service.added'],
    async make(desk) {
      const body = { name: 'Dewi Lestari', phone: '081255550001', email: 'dewi@tokosenja.id' }
      const answer = await desk.call('POST', createCustomerService.path, { token: desk.partner.token, body, key: 'cs' })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer))
    },
  },
  'POST /order-events': {
    writes: ['order.reported'],
    make: async (desk) =>
      asSystem(desk, 'POST', '/order-events', {
        external_id: 'one-1',
        order_id: (await desk.sent()).order_id,
        status: 'picked_up',
        location: 'Jalan Rahasia 1',
      }),
  },
  'POST /order-events/batch': {
    writes: ['order.reported', 'order.reported'],
    async make(desk) {
      const { order_id } = await desk.sent()
      const states = ['picked_up', 'picked_up', 'delivered', 'created']
      const reports = states.map((status, index) => ({ external_id: `many-${index}`, order_id, status }))
      await asSystem(desk, 'POST', '/order-events/batch', { reports })
    },
  },
  'POST /orders/cancel-decision': {
    writes: ['order.cancel_accepted', 'order.cancel_refused'],
    async make(desk) {
      for (const accept of [true, false])
        await asSystem(desk, 'POST', '/orders/cancel-decision', {
          order_id: await askedToCancel(desk),
          accept,
          reason: 'Packed already',
        })
    },
  },
  ...auditedCallsOfSystems,
  'PUT /stock': {
    writes: ['stock.counted'],
    make: (desk) =>
      asSystem(desk, 'PUT', '/stock', {
        counts: [{ warehouse_id: desk.warehouse, sku: 'KOPI', on_hand: 812, as_of: desk.app.clock.now.toISOString() }],
      }),
  },
}
