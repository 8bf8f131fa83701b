import { type Static, Type } from 'typebox'
import { code, line, moment, nullable, oneOf } from '../calls/fields.ts'

/** The partner of examples. */
export const samplePartnerId = 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'

export const partnerIdField = code(64, { description: 'The partner’s id.', examples: [samplePartnerId] })

/** Why a partner is changed, for the audit log. */
export const reasonField = (description: string) => line(3, 500, { description, examples: ['Diminta lewat telepon'] })

const time = (description: string) => nullable(moment({ description, examples: ['2026-11-20T02:15:04.291Z'] }))
const why = (description: string) => nullable(Type.String({ description, examples: [null] }))
const count = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })

/** A partner's account, which is one for both environments. */
const account = {
  partner_id: Type.String({ description: 'The partner’s id.', examples: [samplePartnerId] }),
  name: Type.String({ description: 'Who the partner is.', examples: ['Toko Senja'] }),
  email: Type.String({ description: 'What the partner signs in with.', examples: ['dev@tokosenja.id'] }),
  status: oneOf(['active', 'suspended'], { description: 'Whether it may sign in and call.', examples: ['active'] }),
  suspended_at: time('Since when it is suspended.'),
  suspended_reason: why('Why, as was said when it was suspended.'),
  production: oneOf(['none', 'requested', 'granted', 'refused'], {
    description: 'Whether it may use production.',
    examples: ['requested'],
  }),
  production_requested_at: time('When it last asked for production.'),
  production_granted_at: time('When production was granted.'),
  production_refused_at: time('When its last request was refused.'),
  production_refused_reason: why('Why, as the partner reads it in the portal.'),
  rate_limit_per_minute: nullable(
    Type.Integer({
      description: 'Requests a minute in the environment of the key. null: as many as everybody.',
      examples: [null],
    }),
  ),
  created_at: moment({ description: 'When the partner was added.', examples: ['2026-11-01T02:15:04.291Z'] }),
}

const health = Type.Object(
  {
    since: moment({ description: 'From when calls are counted: whole hours.', examples: ['2026-11-19T03:00:00.000Z'] }),
    calls: count('Its requests since then, those of the portal left out.', 12_840),
    error_rate: Type.Number({ minimum: 0, maximum: 1, description: 'Which part of them failed.', examples: [0.021] }),
    rate_limited: count('How many were refused by the rate limit.', 3),
    failing_webhooks: count('Webhooks of which every attempt fails at present.', 1),
    disabled_webhooks: count('Webhooks that were disabled for failing.', 0),
    report: Type.Object(
      {
        state: oneOf(['untested', 'in_progress', 'passed'], {
          description: 'Whether all checks that production asks for have passed.',
          examples: ['in_progress'],
        }),
        percent: Type.Integer({ minimum: 0, maximum: 100, description: 'How many of them.', examples: [84] }),
      },
      { description: 'The integration report, of development. In a list: as it was when last looked at.' },
    ),
    waiting: Type.Object(
      {
        production: Type.Boolean({ description: 'Whether its request for production waits.', examples: [true] }),
        cancels: count('Orders of the last 30 days whose cancel request waits.', 0),
      },
      { description: 'Requests of the partner that wait for a decision.' },
    ),
  },
  { description: 'How the partner is doing, in the environment of the key.' },
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
