import { Type } from 'typebox'
import { auditActorKinds } from '../audit/audit-actions.ts'
import { defineConsoleCall } from '../calls/console-call.ts'
import { keyScopes } from '../calls/call-scopes.ts'
import { closed, moment, nullable, oneOf, page, paging, text } from '../calls/fields.ts'
import { memberRoles } from '../members/member-roles.ts'
import { partnerIdField, partnerWithHealth } from '../operations/partner-fields.ts'
import { listLogs } from '../portal-calls/review.ts'
import { findRequest, loggedRequestSchema } from '../portal-calls/requests.ts'
import { deliveryFaults, type DeliveryFault } from '../webhooks/deliveries.ts'
import { decidedDays } from './decided-days.ts'
import { ofOnePartner, ofPartner } from './partner-parts.ts'
import { productionRequest } from './today.ts'

const time = (description: string) => nullable(moment({ description }))

export const partnerFilters = ['all', 'requested', 'trouble', 'suspended'] as const

export const searchPartners = defineConsoleCall({
  method: 'GET',
  path: '/console/api/partners',
  role: 'support',
  title: 'List partners',
  summary: 'Returns partners with their health, by name; `trouble` lists the worst first.',
  request: closed({
    ...paging,
    search: Type.Optional(
      text(100, { description: 'Part of the name or email, or the start of the id.', examples: ['senja'] }),
    ),
    show: Type.Optional(
      oneOf(partnerFilters, { description: 'Which partners to return. Default: all.', examples: ['all'] }),
    ),
  }),
  data: page(partnerWithHealth, 'The partners.'),
  message: 'Partners found.',
  errors: [],
})

const key = Type.Object({
  key_id: nullable(Type.String({ description: 'null: the partner’s first key.' })),
  name: nullable(Type.String()),
  scope: Type.Enum([...keyScopes]),
  ending: nullable(Type.String({ description: 'The last four characters; null: not kept.' })),
  created_at: moment({ description: 'When it was created.' }),
  expires_at: time('When it stops working, after a rotation.'),
})

const webhook = Type.Object({
  webhook_id: Type.String(),
  event: Type.String(),
  url: Type.String(),
  disabled_reason: nullable(oneOf(['paused', 'gone', 'failing'], { description: 'null: it is on.' })),
  failing_since: time('The first failure since the last success.'),
  last_success_at: time('The last delivery that was accepted.'),
  http_status: nullable(Type.Integer()),
  fault: nullable(
    oneOf(Object.keys(deliveryFaults) as DeliveryFault[], { description: 'Why the last attempt failed.' }),
  ),
  succeeded: Type.Integer({ description: 'Attempts of the last 24 hours.' }),
  failed: Type.Integer(),
  created_at: moment({ description: 'When it was added.' }),
})

const member = Type.Object({
  member_id: Type.String(),
  name: nullable(Type.String()),
  email: Type.String(),
  role: Type.Enum([...memberRoles]),
  second_factor: Type.Boolean(),
  last_active_at: time('Their last request in the portal.'),
  joined_at: moment({ description: 'When they joined.' }),
})

export const showPartner = defineConsoleCall({
  method: 'GET',
  path: '/console/api/partners/{partner_id}',
  role: 'support',
  title: 'Show partner',
  summary: 'Returns one partner: health, keys without their secrets, addresses, webhooks, members, prices.',
  request: closed(ofOnePartner),
  data: Type.Object({
    partner: partnerWithHealth,
    keys: Type.Array(key),
    allowed_ips: Type.Array(
      Type.Object({ ip: Type.String(), created_at: moment({ description: 'When it was added.' }) }),
    ),
    webhooks: Type.Array(webhook),
    members: Type.Array(member),
    prices: Type.Array(
      Type.Object({
        courier_code: Type.String(),
        service_code: Type.String(),
        discount_bp: Type.Integer({ description: 'Hundredths of a percent off.' }),
      }),
      { description: 'Contract prices.' },
    ),
    rate_card: nullable(Type.String({ description: 'Name of the partner’s own rate card in force.' })),
    hours: Type.Array(
      Type.Object({
        at: moment({ description: 'Start of the hour.' }),
        succeeded: Type.Integer(),
        failed: Type.Integer(),
      }),
      { description: 'Requests of the last 24 hours, by hour; hours without one are left out.' },
    ),
    top_errors: Type.Array(Type.Object({ error: Type.String(), requests: Type.Integer() }), {
      description: 'The five most frequent of the last 24 hours.',
    }),
  }),
  message: 'Partner found.',
  errors: ['PARTNER_NOT_FOUND'],
})

export const showPartnerReport = defineConsoleCall({
  method: 'GET',
  path: '/console/api/partners/{partner_id}/report',
  role: 'support',
  title: 'Show report',
  summary: 'Returns the integration report with its evidence, as the partner sees it.',
  request: closed(ofOnePartner),
  data: listLogs.data,
  message: 'Report found.',
  errors: ['PARTNER_NOT_FOUND'],
})

export const listPartnerRequests = defineConsoleCall({
  method: 'GET',
  path: '/console/api/partners/{partner_id}/requests',
  role: 'support',
  title: 'List requests',
  summary: 'Returns the partner’s requests, newest first.',
  request: closed({
    ...ofOnePartner,
    ...paging,
    status: Type.Optional(text(3, { description: 'A status, or 2xx, 4xx, 5xx.', examples: ['4xx'] })),
    find: Type.Optional(
      text(200, { description: 'A request id, an order’s number, or any text in it.', examples: ['INV-2026-0001'] }),
    ),
  }),
  data: page(loggedRequestSchema, 'The requests.'),
  message: 'Requests found.',
  errors: ['PARTNER_NOT_FOUND'],
})

export const showPartnerRequest = defineConsoleCall({
  method: 'GET',
  path: '/console/api/partners/{partner_id}/requests/{request_id}',
  role: 'support',
  title: 'Show request',
  summary: 'Returns one request with its response. Secrets and the recipient’s personal data are masked.',
  request: closed({
    ...ofOnePartner,
    request_id: text(64, { description: 'The request’s id.', examples: ['req_01JD3P7M2XB5D7F9H1K3M5N7Q9'] }),
  }),
  data: findRequest.data,
  message: 'Request found.',
  errors: ['NOT_FOUND'],
})

export const listApprovals = defineConsoleCall({
  method: 'GET',
  path: '/console/api/approvals',
  role: 'support',
  title: 'List production requests',
  summary: 'Returns the partners waiting for production access, longest wait first.',
  request: closed(paging),
  data: page(productionRequest, 'The requests.'),
  message: 'Requests found.',
  errors: [],
})

export const listDecisions = defineConsoleCall({
  method: 'GET',
  path: '/console/api/approvals/decided',
  role: 'support',
  title: 'List decisions',
  summary: `Returns who granted or declined production access, when and why, newest first: of all partners in the last ${decidedDays} days, of one partner all.`,
  request: closed({ ...paging, partner_id: Type.Optional(partnerIdField) }),
  data: page(
    Type.Object({
      ...ofPartner,
      decision: Type.Enum(['granted', 'refused']),
      at: moment({ description: 'When it was decided.' }),
      actor_kind: Type.Enum([...auditActorKinds]),
      actor_name: nullable(Type.String({ description: 'Name of the member of staff or key, if known.' })),
      reason: nullable(Type.String()),
    }),
    'The decisions.',
  ),
  message: 'Decisions found.',
  errors: [],
})
