import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { timeLeft } from '@edis/ui/time/time-left.ts'
import { duration } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.ts'
import { percentWords, type Traffic } from './traffic.ts'

/** One thing that matters today: its state in a few words, and what to know or do about it. */
export type Matter = { value: string; detail: string; tone: Tone }

type Entry = { required: boolean; status: 'untested' | 'passed' | 'failed'; title: string }

export type ReportProgress = { passed: number; required: number; failed: number }

export function reportProgress(entries: readonly Entry[]): ReportProgress {
  const required = entries.filter((entry) => entry.required)
  const count = (status: Entry['status']) => required.filter((entry) => entry.status === status).length
  return { required: required.length, passed: count('passed'), failed: count('failed') }
}

export function reportMatter({ passed, required, failed }: ReportProgress): Matter {
  const value = messages.report.value(passed, required)
  if (passed === required) return { value, detail: messages.report.complete, tone: 'live' }
  if (failed > 0) return { value, detail: messages.report.failed(failed), tone: 'bad' }
  return { value, detail: messages.report.left(required - passed), tone: 'plain' }
}

export function tokenMatter(expires: Date | null, now: number): Matter {
  const words = messages.token
  if (expires === null) return { value: words.none, detail: words.generate, tone: 'plain' }
  const { text, urgency } = timeLeft(expires, now)
  if (urgency === 'past') return { value: words.expired, detail: words.renew, tone: 'bad' }
  if (urgency === 'soon') return { value: words.active, detail: words.expiresSoon(text), tone: 'dev' }
  return { value: words.active, detail: words.expires(text), tone: 'live' }
}

export function webhookMatter(webhooks: readonly Webhook[]): Matter {
  const words = messages.webhooks
  if (webhooks.length === 0) return { value: words.none, detail: words.noneReceive, tone: 'plain' }
  const off = webhooks.filter(({ disabled_reason: reason }) => reason === 'failing' || reason === 'gone').length
  const failing = webhooks.filter(({ status, health }) => status === 'active' && health.failing_since !== null).length
  const stuck = webhooks.reduce((sum, { health }) => sum + health.replayable, 0)
  if (off > 0) return { value: words.disabled(off), detail: words.repair, tone: 'bad' }
  if (failing > 0) return { value: words.failing(failing), detail: words.look, tone: 'bad' }
  const active = webhooks.filter(({ status }) => status === 'active').length
  const value = active === 0 ? words.paused : words.active(active)
  if (stuck > 0) return { value, detail: words.stuck(stuck), tone: 'dev' }
  return active === 0
    ? { value, detail: words.nothingSent, tone: 'plain' }
    : { value, detail: words.well, tone: 'live' }
}

/** From which share of failures on it is red: one request in twenty. */
const alarming = 0.05

export function trafficMatter({ requests, failures, rate, averageMs }: Traffic): Matter {
  if (rate === null) return { value: messages.errors.none, detail: messages.errors.noneToday, tone: 'plain' }
  const detail = messages.errors.detail(failures, requests, duration(averageMs ?? 0))
  return { value: percentWords(rate), detail, tone: rate >= alarming ? 'bad' : failures > 0 ? 'dev' : 'live' }
}
