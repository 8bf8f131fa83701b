import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { timeLeft } from '@edis/ui/time/time-left.ts'
import { hostOf } from '@edis/ui/address/host-of.ts'
import { messages as board } from '../messages.en.ts'
import { messages } from './messages.en.ts'
import { requestsOf, type Span, type TrafficData } from './traffic.ts'

/** One thing that matters today: its state in a few words, of how many, and what to know or do about it. */
export type Matter = {
  value: string
  of?: string
  /** In red, before what else there is to say. */
  bad?: string
  detail: string
  tone: Tone
}

type Entry = { required: boolean; status: 'untested' | 'passed' | 'failed'; title: string }

export type ReportProgress = { passed: number; required: number; failed: number }

export function reportProgress(entries: readonly Entry[]): ReportProgress {
  const required = entries.filter((entry) => entry.required)
  const count = (status: Entry['status']) => required.filter((entry) => entry.status === status).length
  return { required: required.length, passed: count('passed'), failed: count('failed') }
}

/** `granted`: whoever may send orders to production need not be told what is left. */
export function reportMatter({ passed, required, failed }: ReportProgress, granted = false): Matter {
  const words = messages.report
  if (granted) return { value: words.live, detail: words.granted, tone: 'live' }
  const counted = { value: number(passed), of: words.of(number(required)) }
  if (passed === required) return { ...counted, detail: words.complete, tone: 'live' }
  const left = required - passed - failed
  if (failed === 0) return { ...counted, detail: words.left(left), tone: 'plain' }
  return { ...counted, bad: words.failed(failed), detail: left > 0 ? words.untested(left) : '', tone: 'bad' }
}

export function tokenMatter(expires: Date | null, now: number): Matter {
  const words = messages.token
  if (expires === null) return { value: words.none, detail: words.generate, tone: 'plain' }
  const { text, urgency } = timeLeft(expires, now)
  if (urgency === 'past') return { value: words.expired, detail: words.renew, tone: 'bad' }
  if (urgency === 'soon') return { value: words.active, detail: words.expiresSoon(text), tone: 'dev' }
  return { value: words.active, detail: words.expires(text), tone: 'live' }
}

/** Disabled for what its endpoint returned. */
export const isOff = ({ disabled_reason: reason }: Webhook): boolean => reason === 'failing' || reason === 'gone'

export const isFailing = ({ status, health }: Webhook): boolean => status === 'active' && health.failing_since !== null

export function webhookMatter(webhooks: readonly Webhook[]): Matter {
  const words = messages.webhooks
  if (webhooks.length === 0) return { value: words.none, detail: words.noneReceive, tone: 'plain' }
  const off = webhooks.filter(isOff)
  const failing = webhooks.filter(isFailing)
  const stuck = webhooks.reduce((sum, { health }) => sum + health.replayable, 0)
  const of = words.of(webhooks.length)
  if (off[0])
    return { value: words.disabled(off.length), of, bad: hostOf(off[0].url), detail: words.repair, tone: 'bad' }
  if (failing[0])
    return { value: words.failing(failing.length), of, bad: hostOf(failing[0].url), detail: words.look, tone: 'bad' }
  const active = webhooks.filter(({ status }) => status === 'active').length
  const value = active === 0 ? words.paused : words.active(active)
  if (stuck > 0) return { value, detail: words.stuck(stuck), tone: 'dev' }
  return active === 0
    ? { value, detail: words.nothingSent, tone: 'plain' }
    : { value, detail: words.well, tone: 'live' }
}

/** Where a period's failures are: by kind as long as they are counted so, else the whole log of them. */
export const failuresPaths = {
  '24h': '/requests?by=error&last=24h',
  '7d': '/requests?by=error&last=7d',
  '30d': '/requests?error=*',
} satisfies Record<Span, string>

/** Failures among the requests, and how that compares with the same time before. */
export function failuresMatter({ total, before }: Pick<TrafficData, 'total' | 'before'>, span: Span): Matter {
  const words = messages.failures
  const all = requestsOf(total)
  const failures = total.client_errors + total.server_errors
  if (all === 0) return { value: messages.none, detail: words.noRequests, tone: 'plain' }
  const more = failures - before.failures
  return {
    value: number(failures),
    of: words.of(number(all), board.spans[span]),
    detail: before.requests === 0 ? words.noneBefore : words.than(more, number(Math.abs(more))),
    tone: failures === 0 ? 'live' : failures / all < 0.05 ? 'dev' : 'bad',
  }
}
