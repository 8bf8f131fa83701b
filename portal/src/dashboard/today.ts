import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { timeLeft } from '@edis/ui/time/time-left.ts'
import { percentWords, timeWords, type Traffic } from './traffic.ts'

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
  const value = `${passed} of ${required}`
  if (passed === required) return { value, detail: 'Everything required has passed.', tone: 'live' }
  if (failed > 0) return { value, detail: `${counted(failed, 'entry has', 'entries have')} failed.`, tone: 'bad' }
  return { value, detail: `${counted(required - passed, 'entry', 'entries')} to go.`, tone: 'plain' }
}

const day = 86_400_000

export function tokenMatter(expires: Date | null, now: number): Matter {
  if (expires === null) return { value: 'None yet', detail: 'Generate one to make a call.', tone: 'plain' }
  const { text, urgency } = timeLeft(expires, now)
  if (urgency === 'past')
    return { value: 'Expired', detail: `It ${text}. Refresh it, or generate another.`, tone: 'bad' }
  if (urgency === 'soon') return { value: text, detail: 'It ends within the hour: refresh it.', tone: 'dev' }
  return { value: text, detail: expires.getTime() - now < day ? 'Until then it works.' : 'It works.', tone: 'live' }
}

export function webhookMatter(webhooks: readonly Webhook[]): Matter {
  if (webhooks.length === 0) return { value: 'None yet', detail: 'Nobody is told of events.', tone: 'plain' }
  const off = webhooks.filter(({ disabled_reason: reason }) => reason === 'failing' || reason === 'gone').length
  const failing = webhooks.filter(({ status, health }) => status === 'active' && health.failing_since !== null).length
  const stuck = webhooks.reduce((sum, { health }) => sum + health.replayable, 0)
  if (off > 0)
    return {
      value: `${off} turned off`,
      detail: 'It failed too long or answered 410. Repair it and enable it.',
      tone: 'bad',
    }
  if (failing > 0)
    return { value: `${failing} failing`, detail: 'Every attempt fails. Look at its last answers.', tone: 'bad' }
  if (stuck > 0)
    return {
      value: 'All up',
      detail: `${counted(stuck, 'delivery waits', 'deliveries wait')} for a replay.`,
      tone: 'dev',
    }
  const active = webhooks.filter(({ status }) => status === 'active').length
  if (active === 0) return { value: 'Paused', detail: 'Nothing is sent while they are paused.', tone: 'plain' }
  return { value: active === 1 ? 'Up' : `${active} up`, detail: 'Nothing failed and nothing waits.', tone: 'live' }
}

/** From which share of failures on it is red: one call in twenty. */
const alarming = 0.05

export function trafficMatter({ requests, failures, rate, averageMs }: Traffic): Matter {
  if (rate === null) return { value: 'No call', detail: 'None in the last 24 hours.', tone: 'plain' }
  const detail = `${failures.toLocaleString('en-GB')} of ${counted(requests, 'call', 'calls')}; ${timeWords(averageMs ?? 0)} on average.`
  return { value: percentWords(rate), detail, tone: rate >= alarming ? 'bad' : failures > 0 ? 'dev' : 'live' }
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
