import type { Chip } from '@edis/ui/filters/filter-bar.tsx'
import { messages as texts } from '@edis/ui/messages.en.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { messages } from '../messages.en.tsx'
import type { RequestFilters, RequestSearch } from '../request-search.ts'

/** The filters in force, but the search and what the tabs stand for. */
export function chipsOf(filters: RequestFilters): Chip<RequestSearch>[] {
  const { filters: names } = messages
  const { call, method, status, error, address, sent, last, since, until } = filters
  const statuses: Record<string, string> = names.statuses
  const chips: (Chip<RequestSearch> | false | undefined | '')[] = [
    call && { name: names.path, value: call, without: { call: undefined } },
    method && { name: names.method, value: method, without: { method: undefined } },
    status && { name: names.status, value: statuses[status] ?? status, without: { status: undefined } },
    error !== undefined && error !== '*' && { name: names.error, value: error, without: { error: undefined } },
    sent && { name: names.source, value: names.sources[sent], without: { sent: undefined } },
    address && { name: names.address, value: address, without: { address: undefined } },
    last && { name: null, value: texts.periods[last], without: { last: undefined } },
    since && { name: texts.from, value: localMoment(new Date(since)), without: { since: undefined } },
    until && { name: texts.until, value: localMoment(new Date(until)), without: { until: undefined } },
  ]
  return chips.filter((chip): chip is Chip<RequestSearch> => Boolean(chip))
}
