import type { Chip } from '../filters/filter-bar.tsx'
import { messages } from '../messages.en.tsx'
import { localMoment } from './local-date.ts'
import type { TimeFilters } from './period.ts'

/** The period or the times in force, each of which can be removed. */
export function timeChips({ last, since, until }: TimeFilters): Chip<Partial<TimeFilters>>[] {
  const moment = (at: string) => localMoment(new Date(at))
  return [
    ...(last ? [{ name: null, value: messages.periods[last], without: { last: undefined } }] : []),
    ...(since ? [{ name: messages.from, value: moment(since), without: { since: undefined } }] : []),
    ...(until ? [{ name: messages.until, value: moment(until), without: { until: undefined } }] : []),
  ]
}
