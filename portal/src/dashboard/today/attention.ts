import type { DataOf } from '@edis/contract/calls/call'
import type { countRequests } from '@edis/contract/portal-calls/requests'
import type { listOrderReviews } from '@edis/contract/portal-calls/review'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { number } from '@edis/ui/numbers/numbers.ts'
import { localClock } from '@edis/ui/time/local-date.ts'
import { timeLeft } from '@edis/ui/time/time-left.ts'
import { messages } from './messages.en.ts'
import { hostOf } from '@edis/ui/address/host-of.ts'
import { isFailing, isOff } from './today.ts'

/** What is wrong, how often, and where it is repaired. */
export type AttentionLine = {
  id: string
  count: string
  /** A field or a host, as code. */
  where: string | null
  /** An error's code, or what is wrong in words. */
  what: string
  isCode: boolean
  /** What repairs it. */
  detail: string
  /** When, or how much waits for it. */
  note: string
  tone: 'dev' | 'bad'
  act: string
  to: string
}

type Known = {
  errors: DataOf<typeof countRequests>['errors']
  webhooks: readonly Webhook[]
  tokenExpires: Date | null | undefined
  /** Orders past their promise, failed, on hold or in review. */
  lateOrders: number
  reviewed: DataOf<typeof listOrderReviews>
  /** Why production was refused; null: it was not. */
  refusedReason: string | null
  /** What to do about an error, by its code. */
  remedies: Readonly<Record<string, { remedy: string } | undefined>> | undefined
}

const words = messages.attention

/** The worst first: a refusal of production, what stops deliveries, then what fails most often, then orders to look at. */
export function attentionLines(known: Known, now: number): AttentionLine[] {
  return [
    ...refusalLine(known),
    ...tokenLines(known, now),
    ...known.webhooks.flatMap((webhook) => webhookLine(webhook, now)),
    ...known.errors.map((error) => errorLine(error, known, now)),
    ...orderLines(known),
  ]
}

function refusalLine({ refusedReason: reason }: Known): AttentionLine[] {
  if (reason === null) return []
  return [
    {
      id: 'refused',
      count: '!',
      where: null,
      what: words.declined,
      isCode: false,
      detail: reason,
      note: '',
      tone: 'bad',
      act: words.open,
      to: '/review/report',
    },
  ]
}

function tokenLines({ tokenExpires }: Known, now: number): AttentionLine[] {
  if (!tokenExpires) return []
  const { text, urgency } = timeLeft(tokenExpires, now)
  if (urgency === 'calm') return []
  const past = urgency === 'past'
  return [
    {
      id: 'token',
      count: '!',
      where: null,
      what: past ? words.tokenExpired : words.tokenExpires(text),
      isCode: false,
      detail: past ? words.tokenRenew : words.tokenRefresh,
      note: '',
      tone: past ? 'bad' : 'dev',
      act: words.open,
      to: '/credentials',
    },
  ]
}

function webhookLine(webhook: Webhook, now: number): AttentionLine[] {
  const { id, url, health } = webhook
  const off = isOff(webhook)
  const failing = isFailing(webhook)
  if (!off && !failing && health.replayable === 0) return []
  const waiting = health.waiting + health.replayable
  return [
    {
      id,
      count: number(waiting),
      where: hostOf(url),
      what: off
        ? words.disabled
        : failing && health.failing_since !== null
          ? words.failingSince(localClock(new Date(health.failing_since), now))
          : words.undelivered,
      isCode: false,
      detail: off ? words.enable : failing ? words.repair : words.replay,
      note: words.waiting(waiting),
      tone: off || failing ? 'bad' : 'dev',
      act: words.fix,
      to: `/webhook/${id}`,
    },
  ]
}

function errorLine(
  { error, field, call, requests, last_at: last }: Known['errors'][number],
  { remedies }: Known,
  now: number,
): AttentionLine {
  const server = error === 'INTERNAL_ERROR'
  return {
    id: `${call} ${error} ${field}`,
    count: number(requests),
    where: field,
    what: error,
    isCode: true,
    detail: server ? words.byEdis : firstSentence(remedies?.[error]?.remedy ?? ''),
    note: [call, words.lastAt(localClock(new Date(last), now))].filter(Boolean).join(' · '),
    tone: server ? 'bad' : 'dev',
    act: server ? words.details : words.fix,
    to: `/requests?${new URLSearchParams({ error, ...(call !== '' && { call }), last: '24h' }).toString()}`,
  }
}

/** The rest of a remedy is where the line leads. */
const firstSentence = (text: string): string => text.split(/(?<=\.) (?=[A-Z])/)[0] ?? ''

function orderLines({ lateOrders, reviewed }: Known): AttentionLine[] {
  const lines: AttentionLine[] = []
  const line = { where: null, isCode: false, note: '', tone: 'dev' as const, act: words.open }
  if (lateOrders > 0)
    lines.push({
      ...line,
      id: 'orders',
      count: number(lateOrders),
      what: words.orders(lateOrders),
      detail: words.ordersDetail,
      to: '/review/order?group=attention',
    })
  const [first] = reviewed
  if (first)
    lines.push({
      ...line,
      id: 'reviewed',
      count: number(reviewed.length),
      what: words.reviewed(reviewed.length),
      detail: words.reviewedDetail(first.partner_order_id),
      to: reviewed.length === 1 ? `/review/order/${first.order_id}` : '/review/order',
    })
  return lines
}
