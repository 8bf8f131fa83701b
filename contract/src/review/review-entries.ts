import { openApiCalls } from '../calls/open-api-calls.ts'
import { eventOf, type OrderState, straightWay } from '../order-states.ts'
import type { ReviewSection } from './review-sections.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'

/** What the partner can have done to it from the report, where nothing else would bring it about. */
export type ReviewAction = 'expire_token' | 'forged' | 'stale'

/** What the partner's software is to prove in development. Its order is the report's. */
export type ReviewEntry = {
  /** `order-send-v2`, `event-order.created`, `duty-…`. */
  id: string
  section: ReviewSection
  title: string
  /** The call's path or the event's name; null: a duty of neither. */
  subject: string | null
  /** Whether production waits for it. */
  required: boolean
  /** What to do to pass. */
  hint: string
  /** The portal's page that says how. */
  page: string
  action: ReviewAction | null
}

/** Calls that an integration may well do without. */
const optionalCalls: readonly string[] = [
  '/product/list',
  '/expedisi/list',
  '/region',
  '/cs/create',
  '/cs/list',
  '/order/label',
  '/sla',
]

const calls: ReviewEntry[] = openApiCalls
  .filter(({ deprecated, path }) => !deprecated && path !== '/ratecard/v1')
  .map((call) => ({
    id: call.path.slice(1).replaceAll('/', '-'),
    section: 'calls',
    title: call.title,
    subject: call.path,
    required: !optionalCalls.includes(call.path),
    hint: `Call ${call.method} ${call.path} from your own software until it answers 200.`,
    page: `/documentation/${call.page}`,
    action: null,
  }))

const duty = (
  id: string,
  section: ReviewSection,
  title: string,
  hint: string,
  page: string,
  action: ReviewAction | null = null,
  required = true,
): ReviewEntry => ({ id: `duty-${id}`, section, title, subject: null, required, hint, page, action })

const requiredStates: readonly OrderState[] = [...straightWay, 'delivery_failed', 'cancelled']
const requiredEvents: readonly string[] = requiredStates.map(eventOf)

const events: ReviewEntry[] = webhookEvents.map(({ name, title }) => ({
  id: `event-${name}`,
  section: 'events',
  title,
  subject: name,
  required: requiredEvents.includes(name),
  hint: 'Answer 2xx to a delivery of this event. The scenarios of the sandbox bring about each of them.',
  page: '/documentation/webhook',
  action: null,
}))

export const reviewEntries: readonly ReviewEntry[] = [
  ...calls,
  duty(
    'token-refreshed',
    'errors',
    'An expired token is refreshed',
    'Let a call answer AUTH_TOKEN_EXPIRED, refresh the token, and call again with success. “Expire my token” brings it about.',
    '/documentation/authentification/refreshtoken',
    'expire_token',
  ),
  duty(
    'invalid-corrected',
    'errors',
    'A refused order is corrected and sent again',
    'Send an order that answers 422, correct the fields that it names, and send it again with success.',
    '/documentation/order/send/v2',
  ),
  duty(
    'retry-replayed',
    'errors',
    'A retry carries the same Idempotency-Key',
    'Send an order twice with the same key and body, as after a lost answer: the second answer is a replay. A second key for the same order would be ORDER_DUPLICATE.',
    '/documentation/order/send/v2',
  ),
  duty(
    'rate-limit-respected',
    'errors',
    'The rate limit is respected',
    'After RATE_LIMITED, wait as long as Retry-After says before the next call.',
    '/documentation/order/track',
    null,
    false,
  ),
  ...events,
  duty(
    'forged-rejected',
    'webhooks',
    'A forged delivery is rejected',
    'We post a genuine event, then one with a wrong signature. Accept the first with 2xx and reject the second with 400, 401 or 403.',
    '/documentation/webhook',
    'forged',
  ),
  duty(
    'stale-rejected',
    'webhooks',
    'A stale delivery is rejected',
    'We post a genuine event, then one signed an hour ago. Accept the first with 2xx and reject the second with 400, 401 or 403.',
    '/documentation/webhook',
    'stale',
  ),
  duty(
    'no-production-key',
    'safety',
    'No production key was seen in development',
    'Keep the keys and tokens of production out of what calls development. If one was seen, rotate it, then reset this entry.',
    '/documentation/authentification/accesstoken',
  ),
]
