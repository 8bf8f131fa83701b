import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, integer, text } from '../calls/fields.ts'
import { reviewSections } from '../review/review-sections.ts'
import { dateTime, headersByName, nullable } from './answer.ts'
import { webhookId } from './webhooks.ts'

export const reviewStatuses = ['untested', 'passed', 'failed'] as const

const evidence = Type.Object({
  kind: Type.Enum(['request', 'delivery', 'challenge']),
  id: Type.String({ description: 'ID of the request, the webhook delivery or the challenge.' }),
  at: dateTime('When it happened.'),
  what: Type.String({ description: 'What it demonstrates.' }),
})

const entry = Type.Object({
  id: Type.String(),
  call: nullable(Type.String({ description: 'The documented call or event the check is for.' })),
  title: Type.String(),
  section: Type.Enum([...reviewSections]),
  required: Type.Boolean({ description: 'Whether it is required for production.' }),
  status: Type.Enum([...reviewStatuses]),
  request_id: nullable(Type.String({ description: 'The request that determined the status.' })),
  http_status: nullable(Type.Integer()),
  duration_ms: nullable(Type.Integer()),
  at: nullable(dateTime('When the check last changed.')),
  attempts: Type.Integer({ description: 'Counted up to 1,000.' }),
  regressed: Type.Boolean({ description: 'Whether it passed once and has failed since.' }),
  rule: Type.String({ description: 'What it takes to pass the check.' }),
  hint: nullable(Type.String({ description: 'What to do next.' })),
  page: Type.String({ description: 'The page of the portal that explains how.' }),
  action: nullable(Type.Enum(['expire_token', 'forged', 'stale'])),
  evidence: Type.Array(evidence),
})
export type ReportEntry = Type.Static<typeof entry>

export const listLogs = defineCall({
  path: '/logs/list',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Integration report',
  summary:
    'Returns one check per documented call, event and requirement, with what the partner’s software has demonstrated so far.',
  request: closed({}),
  data: Type.Array(entry),
  message: 'Report found.',
  errors: [],
})

export const resetLog = defineCall({
  path: '/logs/reset',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Reset a check',
  summary: 'Resets one check to untested. Earlier requests no longer count.',
  request: closed({ id: text(64, { description: 'The ID of the check.', examples: ['order-send-v2'] }) }),
  data: entry,
  message: 'Check reset.',
  errors: ['NOT_FOUND'],
})

export const challengeWebhook = defineCall({
  path: '/reviews/challenge',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Challenge a webhook',
  summary:
    'Sends a genuine event, which your endpoint must accept, and then one that it must reject: with an invalid signature, or signed an hour ago.',
  request: closed({
    webhook_id: webhookId,
    kind: text(10, { description: 'forged or stale.', examples: ['forged'] }),
  }),
  data: Type.Object({
    accepted: Type.Boolean({
      description: 'Whether the endpoint returned 2xx for the genuine event. If not, nothing else was sent.',
    }),
    genuine_status: nullable(Type.Integer({ description: 'HTTP status of the response to the genuine event.' })),
    rejected: Type.Boolean({
      description: 'Whether the endpoint accepted the genuine event and returned 400, 401 or 403 for the other one.',
    }),
    http_status: nullable(Type.Integer({ description: 'HTTP status of the response to the event to be rejected.' })),
    entry,
  }),
  message: 'Challenge sent.',
  errors: ['WEBHOOK_NOT_FOUND', 'RATE_LIMITED'],
})

const posted = {
  request: nullable(
    Type.Object({ headers: headersByName, body: Type.String() }, { description: 'null if it was not sent.' }),
  ),
  response: nullable(
    Type.Object({
      headers: headersByName,
      body: Type.String({ description: 'Its first 10 kB, secrets masked.' }),
    }),
  ),
  error: nullable(Type.String({ description: 'Why there was no valid response.' })),
}

const challengeExchange = Type.Object({
  url: Type.String(),
  /** The genuine event that went first; null of challenges from before there was one. */
  genuine: nullable(Type.Object({ ...posted, http_status: nullable(Type.Integer()), duration_ms: Type.Integer() })),
  ...posted,
})
export type ChallengeExchange = Type.Static<typeof challengeExchange>

export const findChallenge = defineCall({
  path: '/logs/challenge',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Show challenge',
  summary: 'Returns one challenge of a webhook, with requests and responses.',
  request: closed({
    id: text(64, { description: 'The challenge’s ID.', examples: ['chl_01JD3P7M2XB5D7F9H1K3M5N7Q9'] }),
  }),
  data: Type.Object({
    id: Type.String(),
    kind: Type.Enum(['forged', 'stale']),
    at: dateTime('When it was sent.'),
    webhook_id: Type.String(),
    rejected: Type.Boolean(),
    http_status: nullable(Type.Integer()),
    duration_ms: Type.Integer(),
    exchange: nullable(challengeExchange),
  }),
  message: 'Challenge found.',
  errors: ['NOT_FOUND'],
})

export const expireToken = defineCall({
  path: '/sandbox/expire_token',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Expire the development token',
  summary: 'Expires the current development token immediately. Its refresh token stays valid.',
  request: closed({}),
  data: Type.Object({ expired: Type.Boolean({ description: 'Whether there was one.' }) }),
  message: 'Token expired.',
  errors: [],
})

/**
 * What the review of an order may find. address_thin: no street, house number or landmark. possible_duplicate: another
 * order with the same phone number and items within an hour. weight_implausible: under 20 g or over 30 kg per unit.
 * cod_high: more than twice the value of the goods.
 */
export const orderFindings = [
  'address_thin',
  'postal_code_missing',
  'possible_duplicate',
  'weight_implausible',
  'cod_high',
  'quote_unused',
  'retried_without_key',
] as const
export type OrderFinding = (typeof orderFindings)[number]

export const listOrderReviews = defineCall({
  path: '/reviews/order_list',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Order review',
  summary: 'Returns the partner’s development orders with review findings, newest first, up to 100.',
  request: closed({
    search: Type.Optional(
      text(64, {
        description: 'Start of the order_id, partner_order_id, AWB or courier tracking number.',
        examples: ['INV-2026'],
      }),
    ),
    verdict: Type.Optional(text(10, { description: 'passed, attention or pending.', examples: ['attention'] })),
    status: Type.Optional(text(20, { description: 'A state.', examples: ['delivered'] })),
    before: Type.Optional(
      text(64, { description: 'Older than this order.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] }),
    ),
    limit: Type.Optional(integer(1, 100, { description: '1 to 100, default 100.', examples: [100] })),
  }),
  data: Type.Array(
    Type.Object({
      order_id: Type.String(),
      partner_order_id: Type.String(),
      awb: nullable(Type.String()),
      courier_awb: nullable(Type.String({ description: 'The courier’s own tracking number.' })),
      status: Type.String(),
      verdict: Type.Enum(['passed', 'attention', 'pending']),
      findings: Type.Array(Type.Enum([...orderFindings])),
      recipient: Type.String(),
      courier: Type.String(),
      payment_method: Type.String(),
      total: Type.Integer(),
      created_at: dateTime('When the order was sent.'),
    }),
  ),
  message: 'Orders found.',
  errors: [],
})
