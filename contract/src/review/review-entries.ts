import { openApiCalls } from '../calls/open-api-calls.ts'
import { eventOf, type OrderState, straightWay } from '../order-states.ts'
import type { checkTexts } from './messages.en.ts'
import type { ReviewSection } from './review-sections.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'

/** An action in the report that triggers an event nothing else would trigger. */
export type ReviewAction = 'expire_token' | 'forged' | 'stale'

/** What is neither a call nor an event. */
export type Duty = Exclude<keyof typeof checkTexts, 'call' | 'event'>

/** What the partner's software must demonstrate in development, in the order of the report; `reviewTexts` says it in words. */
export type ReviewEntry = {
  /** `order-send-v2`, `event-order.created`, `duty-…`. */
  id: string
  section: ReviewSection
  /** The call's path or the event's name; null: neither. */
  subject: string | null
  /** Whether it is required for production. */
  required: boolean
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
    subject: call.path,
    required: !optionalCalls.includes(call.path),
    page: `/documentation/${call.page}`,
    action: null,
  }))

type DutyEntry = Pick<ReviewEntry, 'section' | 'page'> & Partial<Pick<ReviewEntry, 'action' | 'required'>>

const duty = (name: Duty, { section, page, action = null, required = true }: DutyEntry): ReviewEntry => ({
  id: `duty-${name}`,
  section,
  subject: null,
  required,
  page,
  action,
})

const requiredStates: readonly OrderState[] = [...straightWay, 'delivery_failed', 'cancelled']
const requiredEvents: readonly string[] = requiredStates.map(eventOf)

const events: ReviewEntry[] = webhookEvents.map(({ name }) => ({
  id: `event-${name}`,
  section: 'events',
  subject: name,
  required: requiredEvents.includes(name),
  page: '/documentation/webhook',
  action: null,
}))

export const reviewEntries: readonly ReviewEntry[] = [
  ...calls,
  duty('token-refreshed', {
    section: 'errors',
    page: '/documentation/authentification/refreshtoken',
    action: 'expire_token',
  }),
  duty('invalid-corrected', { section: 'errors', page: '/documentation/order/send/v2' }),
  duty('retry-replayed', { section: 'errors', page: '/documentation/order/send/v2' }),
  duty('rate-limit-respected', { section: 'errors', page: '/documentation/order/track', required: false }),
  ...events,
  duty('forged-rejected', { section: 'webhooks', page: '/documentation/webhook', action: 'forged' }),
  duty('stale-rejected', { section: 'webhooks', page: '/documentation/webhook', action: 'stale' }),
  duty('no-production-key', { section: 'safety', page: '/documentation/authentification/accesstoken' }),
]
