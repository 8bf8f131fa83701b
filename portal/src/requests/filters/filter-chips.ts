import type { Chip } from '@edis/ui/filters/filter-bar.tsx'
import { timeChips } from '@edis/ui/time/time-chips.ts'
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
    ...timeChips({ last, since, until }),
  ]
  return chips.filter((chip): chip is Chip<RequestSearch> => Boolean(chip))
}
