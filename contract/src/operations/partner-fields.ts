import { type Static, Type } from 'typebox'
import { code, line, moment, nullable, oneOf } from '../calls/fields.ts'

/** The partner of examples. */
export const samplePartnerId = 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'

export const partnerIdField = code(64, { description: 'The partner’s ID.', examples: [samplePartnerId] })

/** Why a partner is changed, for the audit log. */
export const reasonField = (description: string) => line(3, 500, { description, examples: ['Diminta lewat telepon'] })

const time = (description: string) => nullable(moment({ description, examples: ['2026-11-20T02:15:04.291Z'] }))
const why = (description: string) => nullable(Type.String({ description, examples: [null] }))
const count = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })

/** A partner's account, which is one for both environments. */
const account = {
  partner_id: Type.String({ description: 'The partner’s ID.', examples: [samplePartnerId] }),
  name: Type.String({ description: 'The partner’s name.', examples: ['Toko Senja'] }),
  email: Type.String({ description: 'Email address for sign-in.', examples: ['dev@tokosenja.id'] }),
  status: oneOf(['active', 'suspended'], {
    description: 'Whether the partner can sign in and call the API.',
    examples: ['active'],
  }),
  suspended_at: time('When the partner was suspended.'),
  suspended_reason: why('Reason given for the suspension.'),
  production: oneOf(['none', 'requested', 'granted', 'refused'], {
    description: 'Status of production access.',
    examples: ['requested'],
  }),
  production_requested_at: time('When production access was last requested.'),
  production_granted_at: time('When production access was granted.'),
  production_refused_at: time('When the last request was declined.'),
  production_refused_reason: why('Reason shown to the partner in the portal.'),
  rate_limit_per_minute: nullable(
    Type.Integer({
      description: 'Requests per minute in the environment of the key; null: the default limit.',
      examples: [null],
    }),
  ),
  created_at: moment({ description: 'When the partner was added.', examples: ['2026-11-01T02:15:04.291Z'] }),
}

const health = Type.Object(
  {
    since: moment({ description: 'Start of the period, in whole hours.', examples: ['2026-11-19T03:00:00.000Z'] }),
    calls: count('Requests in this period, excluding those from the portal.', 12_840),
    error_rate: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Share of failed requests, from 0 to 1.',
      examples: [0.021],
    }),
    rate_limited: count('Requests refused by the rate limit.', 3),
    failing_webhooks: count('Webhooks whose deliveries are all failing.', 1),
    disabled_webhooks: count('Webhooks disabled because of failed deliveries.', 0),
    report: Type.Object(
      {
        state: oneOf(['untested', 'in_progress', 'passed'], {
          description: 'Whether all checks required for production have passed.',
          examples: ['in_progress'],
        }),
        percent: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'Percentage of required checks passed.',
          examples: [84],
        }),
      },
      { description: 'The integration report in development. In lists, as of the last time it was evaluated.' },
    ),
    waiting: Type.Object(
      {
        production: Type.Boolean({
          description: 'Whether a request for production access is pending.',
          examples: [true],
        }),
        cancels: count('Orders of the last 30 days with a pending cancel request.', 0),
      },
      { description: 'Requests waiting for a decision.' },
    ),
  },
  { description: 'Integration status of the partner in the environment of the key.' },
)

export const partnerAccount = Type.Object(account)
export const partnerWithHealth = Type.Object({ ...account, health })

export const sampleAccount: Static<typeof partnerAccount> = {
  partner_id: samplePartnerId,
  name: 'Toko Senja',
  email: 'dev@tokosenja.id',
  status: 'active',
  suspended_at: null,
  suspended_reason: null,
  production: 'requested',
  production_requested_at: '2026-11-20T02:15:04.291Z',
  production_granted_at: null,
  production_refused_at: null,
  production_refused_reason: null,
  rate_limit_per_minute: null,
  created_at: '2026-11-01T02:15:04.291Z',
}

export const samplePartner: Static<typeof partnerWithHealth> = {
  ...sampleAccount,
  health: {
    since: '2026-11-19T03:00:00.000Z',
    calls: 12_840,
    error_rate: 0.021,
    rate_limited: 3,
    failing_webhooks: 1,
    disabled_webhooks: 0,
    report: { state: 'in_progress', percent: 84 },
    waiting: { production: true, cancels: 0 },
  },
}
