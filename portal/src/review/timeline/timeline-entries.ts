import type { DataOf } from '@edis/contract/calls/call'
import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import { eventOf, orderMoves, type OrderState } from '@edis/contract/order-states'
import type { orderTimeline } from '@edis/contract/portal-calls/orders'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { localDay } from '@edis/ui/time/local-date.ts'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'

export type Timeline = DataOf<typeof orderTimeline>
export type TimelineEntry = Timeline['entries'][number]
export type EntryKind = TimelineEntry['kind']

/** What tells an entry from all others of its order, however often the timeline is asked for. */
export const keyOf = ({ kind, request, event, attempt }: TimelineEntry): string =>
  `${kind} ${request?.id ?? event?.id ?? `${attempt?.delivery_id} ${attempt?.number}`}`

/** One line of the timeline: what happened, how it went, and what else is worth a glance. */
export type EntryWords = { title: string; code: boolean; answer: string | null; tone: Tone; details: readonly string[] }

export function wordsOf({ request, event, attempt }: TimelineEntry): EntryWords {
  if (request) {
    const {
      method,
      call,
      status,
      error,
      duration_ms: duration,
      address,
      from_portal: own,
      from_assistant: assistant,
    } = request
    return {
      title: `${method} ${call}`,
      code: true,
      answer: error === null ? String(status) : `${status} ${error}`,
      tone: status < 400 ? 'live' : 'bad',
      details: [milliseconds(duration), own ? messages.run : assistant ? messages.assistant : messages.from(address)],
    }
  }
  if (event) {
    if (event.implied) return { ...impliedWords, title: stateWords(event.status) }
    const { status, previous_status: previous, event: name, reason_code: code, reason, location, note, source } = event
    const moved = previous !== status && name === eventOf(status)
    return {
      title: stateWords(moved ? status : name.replace('order.', '')),
      code: false,
      answer: event.late ? messages.late : null,
      tone: moved ? stateTone(status) : 'plain',
      details: [code, reason, location, note, messages.sources[source]].filter(isText),
    }
  }
  if (!attempt) return { title: '', code: false, answer: null, tone: 'plain', details: [] }
  const { event: name, number, url, http_status: status, outcome, fault, duration_ms: duration } = attempt
  return {
    title: name,
    code: true,
    answer: outcome === 'running' ? messages.sending : status === null ? titleOfFault(fault) : String(status),
    tone: outcome === 'succeeded' ? 'live' : outcome === 'failed' ? 'bad' : 'dev',
    details: [
      messages.to(URL.parse(url)?.host ?? url),
      ...(number > 1 ? [messages.attempt(number)] : []),
      ...(duration === null ? [] : [milliseconds(duration)]),
    ],
  }
}

const impliedWords = {
  code: false,
  answer: messages.implied,
  tone: 'plain',
  details: [messages.notReported],
} as const

const isText = (text: string | null): text is string => text !== null && text !== ''
const titleOfFault = (fault: keyof typeof deliveryFaults | null) =>
  fault === null ? messages.noResponse : deliveryFaults[fault].title

export type TimelineDay = { day: string; entries: TimelineEntry[] }

/** The entries that are asked for, which are in the order in which they began, by the reader's days. */
export function byDay(
  entries: readonly TimelineEntry[],
  kind: EntryKind | undefined,
  timeZone?: string,
): TimelineDay[] {
  const days: TimelineDay[] = []
  for (const entry of entries) {
    if (kind !== undefined && entry.kind !== kind) continue
    const day = localDay(new Date(entry.at), timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

export const isFinal = (state: OrderState): boolean => orderMoves[state].length === 0

const often = 2_000
/** Deliveries of the last event come a little after it, and the settlement of COD. */
const afterwards = 30_000

/** How long until the timeline is asked for again, in milliseconds; false: nothing more will happen to the order. */
export function refreshEvery({ status, entries }: Pick<Timeline, 'status' | 'entries'>, now: number): number | false {
  const last = entries.at(-1)
  const settled = isFinal(status) && (!last || now - Date.parse(last.at) > afterwards)
  return settled ? false : often
}
