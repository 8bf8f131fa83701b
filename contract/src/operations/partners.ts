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

const oneAccount = 'A partner has one account for both environments: a key of either changes it for both.'
const repeatable = `
## Retries
Repeat the call until there is a response: it does nothing twice. With an \`Idempotency-Key\` the first response comes again.
`

export const listPartners = defineOperationsCall({
  method: 'GET',
  path: '/partners',
  scope: 'partners:read',
  title: 'List Partners',
  summary: 'The partners, in the order in which they were added, and how each is doing.',
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
  summary: 'One partner, and how it is doing.',
  description: 'As in GET /partners; the report is judged anew.',
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
  summary: 'Adds a partner, with a first password.',
  description: `
The response is the only place where the password stands; hand it to the partner, who changes it.

## Retries
Send an \`Idempotency-Key\`: a repetition then adds no second partner. Its response has \`password: null\`, for passwords are not kept; \`edis partner reset-password\` makes another.
`,
  request: closed({
    email: email({ description: 'What the partner signs in with.', examples: ['dev@tokosenja.id'] }),
    name: line(1, 100, { description: 'Who the partner is.', examples: ['Toko Senja'] }),
    production: Type.Optional(
      flag({ description: 'Grants production at once. Absent: it is not granted.', examples: [false] }),
    ),
    reason: Type.Optional(reasonField('Why, for the audit log.')),
  }),
  data: Type.Object({
    partner: partnerAccount,
    password: nullable(
      Type.String({ description: 'Its first password, this once; null in a repetition.', examples: ['w3Vb…'] }),
    ),
  }),
  message: 'Partner added.',
  errors: ['PARTNER_DUPLICATE'],
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
  summary: 'Shuts a partner out, in both environments, within a second.',
  description: `
Its sessions end; its sign-ins, keys and tokens are refused with AUTH_PARTNER_INACTIVE. Its orders go on, and its webhooks wait: what happens meanwhile is delivered when it is resumed.
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Why. Staff see it; the partner does not.') }),
  data: partnerAccount,
  message: 'Partner suspended.',
  errors: ['PARTNER_NOT_FOUND'],
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
Keys and tokens work again within a second, webhooks are delivered, and the partner may sign in.
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Why, for the audit log.') }),
  data: partnerAccount,
  message: 'Partner resumed.',
  errors: ['PARTNER_NOT_FOUND'],
  idempotency: 'optional',
  examples: { request: { partner_id: samplePartnerId, reason: 'Tagihan sudah dibayar' }, data: sampleAccount },
})

export const grantProduction = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/grant-production',
  scope: 'partners:write',
  title: 'Grant Production',
  summary: 'Lets a partner use production, asked for or not.',
  description: `
${oneAccount}
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Why, for the audit log.') }),
  data: partnerAccount,
  message: 'Production granted.',
  errors: ['PARTNER_NOT_FOUND'],
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
  summary: 'Refuses a partner’s request for production, with a reason that the partner reads.',
  description: `
The portal shows the reason where the partner asked, and lets it ask again. Where no request waits, the response is REQUEST_INVALID: a grant is not taken back by this.
${repeatable}`,
  request: closed({ partner_id: partnerIdField, reason: reasonField('Why. The partner reads it in the portal.') }),
  data: partnerAccount,
  message: 'Production refused.',
  errors: ['PARTNER_NOT_FOUND'],
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

export const limitPartner = defineOperationsCall({
  method: 'POST',
  path: '/partners/{partner_id}/rate-limit',
  scope: 'partners:write',
  title: 'Limit Partner',
  summary: 'Gives a partner a rate limit of its own in the environment of the key, or takes it away.',
  description: `
It counts within a second. Test events and challenges from the portal keep the limit of everybody.
${repeatable}`,
  request: closed({
    partner_id: partnerIdField,
    per_minute: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Requests a minute. null: as many as everybody.',
        examples: [600],
      }),
    ),
    reason: reasonField('Why, for the audit log.'),
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
