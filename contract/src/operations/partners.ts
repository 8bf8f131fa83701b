import { Type } from 'typebox'
import { closed, email, flag, line, nullable, page, paging } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import {
  partnerAccount,
  partnerIdField,
  partnerWithHealth,
  reasonField,
  sampleAccount,
  samplePartner,
  samplePartnerId,
} from './partner-fields.ts'

const ofProduction = 'Requires a production key: a partner has one account for both environments.'
const repeatable = `
## Retries
Repeat the request until you receive a response: repeating it changes nothing. With an \`Idempotency-Key\`, you receive the first response again.
`

export const listPartners = defineOperationsCall({
  method: 'GET',
  path: '/partners',
  scope: 'partners:read',
  title: 'List Partners',
  summary: 'Returns the partners with their integration status, oldest first.',
  description: '`health` counts what happened in the environment of the key in the last 24 hours.',
  request: closed(paging),
  data: page(partnerWithHealth, 'The partners.'),
  message: 'Partners found.',
  errors: [],
  examples: { request: { limit: 50 }, data: { items: [samplePartner], next_cursor: null } },
})

export const findPartner = defineOperationsCall({
  method: 'GET',
  path: '/partners/{partner_id}',
  scope: 'partners:read',
  title: 'Find Partner',
  summary: 'Returns one partner with its integration status.',
  description: 'Same fields as GET /partners. The report is evaluated for this request.',
  request: closed({ partner_id: partnerIdField }),
  data: partnerWithHealth,
  message: 'Partner found.',
  errors: ['PARTNER_NOT_FOUND'],
  examples: { request: { partner_id: samplePartnerId }, data: samplePartner },
})

export const addPartner = defineOperationsCall({
  method: 'POST',
  path: '/partners',
  scope: 'partners:write',
  title: 'Add Partner',
  summary: 'Adds a partner with an initial password.',
  description: `
The password is shown only in this response. Pass it on to the partner and ask them to change it. A key of either environment adds a partner; \`production: true\` requires a production key.

## Retries
Send an \`Idempotency-Key\`, so that a retry does not add a second partner. The response to a retry has \`password: null\`, because passwords are not stored; \`edis partner reset-password\` creates a new one.
`,
  request: closed({
    email: email({ description: 'Email address for sign-in.', examples: ['dev@tokosenja.id'] }),
    name: line(1, 100, { description: 'The partner’s name.', examples: ['Toko Senja'] }),
    production: Type.Optional(
      flag({ description: 'Grants production access immediately. Default: false.', examples: [false] }),
    ),
    reason: Type.Optional(reasonField('Reason for the audit log.')),
  }),
  data: Type.Object({
    partner: partnerAccount,
    password: nullable(
      Type.String({ description: 'Initial password, shown only once; null for a retry.', examples: ['w3Vb…'] }),
    ),
  }),
  message: 'Partner added.',
  errors: ['PARTNER_DUPLICATE', 'PRODUCTION_KEY_REQUIRED'],
  idempotency: 'optional',
  examples: {
    request: { email: 'dev@tokosenja.id', name: 'Toko Senja' },
    data: {
      partner: { ...sampleAccount, production: 'none', production_requested_at: null },
      password: 'w3VbKq8xRmTzN2cYdHuP',
    },
  },
})

export const suspendPartner = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/suspend',
  scope: 'partners:write',
  title: 'Suspend Partner',
  summary: 'Suspends a partner in both environments, immediately.',
  description: `
The partner’s sessions end, and its sign-ins, keys and tokens return AUTH_PARTNER_INACTIVE. Its orders continue. Its webhook deliveries wait and are sent when the partner is resumed.

${ofProduction}
${repeatable}`,
  request: closed({
    partner_id: partnerIdField,
    reason: reasonField('Reason, visible to staff but not to the partner.'),
  }),
  data: partnerAccount,
  message: 'Partner suspended.',
  errors: ['PARTNER_NOT_FOUND', 'PRODUCTION_KEY_REQUIRED'],
  idempotency: 'optional',
  examples: {
    request: { partner_id: samplePartnerId, reason: 'Tagihan belum dibayar' },
    data: {
      ...sampleAccount,
      status: 'suspended',
      suspended_at: '2026-11-20T02:15:04.291Z',
      suspended_reason: 'Tagihan belum dibayar',
    },
  },
})

export const resumePartner = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/resume',
  scope: 'partners:write',
  title: 'Resume Partner',
  summary: 'Lifts a suspension.',
  description: `
Within a second, keys and tokens work again, waiting webhook deliveries are sent, and the partner can sign in.

${ofProduction}
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Reason for the audit log.') }),
  data: partnerAccount,
  message: 'Partner resumed.',
  errors: ['PARTNER_NOT_FOUND', 'PRODUCTION_KEY_REQUIRED'],
  idempotency: 'optional',
  examples: { request: { partner_id: samplePartnerId, reason: 'Tagihan sudah dibayar' }, data: sampleAccount },
})

export const grantProduction = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/grant-production',
  scope: 'partners:write',
  title: 'Grant Production',
  summary: 'Grants a partner production access, whether or not it was requested.',
  description: `
${ofProduction}
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Reason for the audit log.') }),
  data: partnerAccount,
  message: 'Production granted.',
  errors: ['PARTNER_NOT_FOUND', 'PRODUCTION_KEY_REQUIRED'],
  idempotency: 'optional',
  examples: {
    request: { partner_id: samplePartnerId, reason: 'Laporan lengkap' },
    data: { ...sampleAccount, production: 'granted', production_granted_at: '2026-11-21T02:15:04.291Z' },
  },
})

export const refuseProduction = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/refuse-production',
  scope: 'partners:write',
  title: 'Refuse Production',
  summary: 'Declines a partner’s request for production access, with a reason shown to the partner.',
  description: `
The portal shows the reason, and the partner can request access again. If no request is pending, the call returns PRODUCTION_NOT_REQUESTED: a request is declined once, and access that was already granted cannot be withdrawn.

${ofProduction}

## Retries
Send an \`Idempotency-Key\` and repeat the request until you receive a response. Without one, PRODUCTION_NOT_REQUESTED can mean that your first request was carried out: the partner’s \`production\` is then \`refused\`.
`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Reason, shown to the partner in the portal.') }),
  data: partnerAccount,
  message: 'Production refused.',
  errors: ['PARTNER_NOT_FOUND', 'PRODUCTION_KEY_REQUIRED', 'PRODUCTION_NOT_REQUESTED'],
  idempotency: 'optional',
  examples: {
    request: { partner_id: samplePartnerId, reason: 'Webhook menerima tanda tangan palsu' },
    data: {
      ...sampleAccount,
      production: 'refused',
      production_refused_at: '2026-11-21T02:15:04.291Z',
      production_refused_reason: 'Webhook menerima tanda tangan palsu',
    },
  },
})

export const closePartner = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/close',
  scope: 'partners:write',
  title: 'Close Partner',
  summary: 'Closes a partner’s account, as its owner has asked. This cannot be undone.',
  description: `
Sign-in, keys, tokens and webhooks stop working immediately in both environments, and the owners get an email. Orders stay, and parcels in transit are still delivered. If the owner has not asked for it, the call returns REQUEST_INVALID unless you send \`unasked\`.

${ofProduction}
${repeatable}`,
  request: closed({
    partner_id: partnerIdField,
    unasked: Type.Optional(
      flag({
        description: 'Closes the account even if its owner has not asked for it. Default: false.',
        examples: [false],
      }),
    ),
    reason: reasonField('Reason for the audit log.'),
  }),
  data: partnerAccount,
  message: 'Partner closed.',
  errors: ['PARTNER_NOT_FOUND', 'PRODUCTION_KEY_REQUIRED'],
  idempotency: 'optional',
  examples: {
    request: { partner_id: samplePartnerId, reason: 'Diminta pemilik pada 21 November' },
    data: {
      ...sampleAccount,
      status: 'suspended',
      suspended_at: '2026-11-22T02:15:04.291Z',
      suspended_reason: 'closed',
    },
  },
})

export const limitPartner = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/rate-limit',
  scope: 'partners:write',
  title: 'Limit Partner',
  summary: 'Sets or removes a custom rate limit for a partner in the environment of the key.',
  description: `
The limit takes effect within a second. Test events and challenges from the portal keep the default limit.
${repeatable}`,
  request: closed({
    partner_id: partnerIdField,
    per_minute: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Requests per minute; null: the default limit.',
        examples: [600],
      }),
    ),
    reason: reasonField('Reason for the audit log.'),
  }),
  data: partnerAccount,
  message: 'Rate limit set.',
  errors: ['PARTNER_NOT_FOUND'],
  idempotency: 'optional',
  examples: {
    request: { partner_id: samplePartnerId, per_minute: 600, reason: 'Membanjiri /order/track' },
    data: { ...sampleAccount, rate_limit_per_minute: 600 },
  },
})
