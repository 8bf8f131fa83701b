import { openApiCalls } from '../calls/open-api-calls.ts'
import { eventOf, type OrderState, straightWay } from '../order-states.ts'
import type { ReviewSection } from './review-sections.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'

/** An action in the report that triggers an event nothing else would trigger. */
export type ReviewAction = 'expire_token' | 'forged' | 'stale'

/** What the partner's software must demonstrate in development, in the order of the report. */
export type ReviewEntry = {
  /** `order-send-v2`, `event-order.created`, `duty-…`. */
  id: string
  section: ReviewSection
  title: string
  /** The call's path or the event's name; null: neither. */
  subject: string | null
  /** Whether it is required for production. */
  required: boolean
  /** What to do to pass. */
  hint: string
  /** The page of the portal that explains how. */
  page: string
  action: ReviewAction | null
}

/** Calls that an integration may not need. */
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
    hint: `Call ${call.method} ${call.path} from your own software until it returns 200.`,
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
  hint: 'Return 2xx to a webhook delivery of this event. Sandbox scenarios trigger each one.',
  page: '/documentation/webhook',
  action: null,
}))

export const reviewEntries: readonly ReviewEntry[] = [
  ...calls,
  duty(
    'token-refreshed',
    'errors',
    'An expired token is refreshed',
    'When a call returns AUTH_TOKEN_EXPIRED, refresh the token and repeat the call successfully. Use “Expire my token” to trigger this.',
    '/documentation/authentification/refreshtoken',
    'expire_token',
  ),
  duty(
    'invalid-corrected',
    'errors',
    'A rejected order is fixed and resent',
    'Send an order that returns 422, fix the fields in errors, and send it again successfully.',
    '/documentation/order/send/v2',
  ),
  duty(
    'retry-replayed',
    'errors',
    'A retry uses the same Idempotency-Key',
    'Send an order twice with the same key and body, as after a lost response: the second response is a replay. A different key for the same order returns ORDER_DUPLICATE.',
    '/documentation/order/send/v2',
  ),
  duty(
    'rate-limit-respected',
    'errors',
    'The rate limit is respected',
    'After RATE_LIMITED, wait the number of seconds in Retry-After before the next request.',
    '/documentation/order/track',
    null,
    false,
  ),
  ...events,
  duty(
    'forged-rejected',
    'webhooks',
    'A forged webhook delivery is rejected',
    'EDIS sends a genuine event, then one with an invalid signature. Accept the first with 2xx and reject the second with 400, 401 or 403.',
    '/documentation/webhook',
    'forged',
  ),
  duty(
    'stale-rejected',
    'webhooks',
    'A stale webhook delivery is rejected',
    'EDIS sends a genuine event, then one signed an hour ago. Accept the first with 2xx and reject the second with 400, 401 or 403.',
    '/documentation/webhook',
    'stale',
  ),
  duty(
    'no-production-key',
    'safety',
    'No production key is used in development',
    'Keep production keys and tokens out of software that calls development. If one was used, rotate it, then reset this check.',
    '/documentation/authentification/accesstoken',
  ),
]
