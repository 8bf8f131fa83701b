import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Chip } from '@edis/ui/filters/filter-bar.tsx'
import { messages as ui } from '@edis/ui/messages.en.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { hostOf } from '@edis/ui/address/host-of.ts'
import type { DeliveryFilters } from '../webhook-search.ts'
import { messages } from './messages.en.ts'

const { filters: names } = messages

/** The filters in force, but the order, which stands in its field. A webhook that is gone is named by its id. */
export function chipsOf(
  { webhook, event, state, last, since, until }: DeliveryFilters,
  webhooks: readonly Webhook[],
): Chip<Partial<DeliveryFilters>>[] {
  const url = webhooks.find(({ id }) => id === webhook)?.url
  const states: Record<string, string> = messages.states
  const chips: (Chip<Partial<DeliveryFilters>> | false | undefined | '')[] = [
    webhook && {
      name: names.webhook,
      value: url === undefined ? webhook : hostOf(url),
      without: { webhook: undefined },
    },
    state && { name: names.status, value: states[state] ?? state, without: { state: undefined } },
    event && { name: names.event, value: event, without: { event: undefined } },
    last && { name: null, value: ui.periods[last], without: { last: undefined } },
    since && { name: ui.from, value: localMoment(new Date(since)), without: { since: undefined } },
    until && { name: ui.until, value: localMoment(new Date(until)), without: { until: undefined } },
  ]
  return chips.filter((chip): chip is Chip<Partial<DeliveryFilters>> => Boolean(chip))
}
