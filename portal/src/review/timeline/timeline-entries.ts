import type { DataOf } from '@edis/contract/calls/call'
import { eventOf, orderMoves, type OrderState } from '@edis/contract/order-states'
import type { orderTimeline } from '@edis/contract/portal-calls/orders'
import type { Tone } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'

export type Timeline = DataOf<typeof orderTimeline>
export type TimelineEntry = Timeline['entries'][number]

/** What happened, and what else is worth a glance. */
export type ChangeWords = { title: string; mark: string | null; tone: Tone; details: readonly string[] }

export function changeWords(event: NonNullable<TimelineEntry['event']>): ChangeWords {
  if (event.implied)
    return { title: stateWords(event.status), mark: messages.implied, tone: 'plain', details: [messages.notReported] }
  const { status, previous_status: previous, event: name, reason_code: code, reason, location, note, source } = event
  const moved = previous !== status && name === eventOf(status)
  return {
    title: stateWords(moved ? status : name.replace('order.', '')),
    mark: event.late ? messages.late : null,
    tone: moved ? stateTone(status) : 'plain',
    details: [code, reason, location, note, messages.sources[source]].filter(isText),
  }
}

const isText = (text: string | null): text is string => text !== null && text !== ''

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
