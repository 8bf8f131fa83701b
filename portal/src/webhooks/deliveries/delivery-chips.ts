import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Chip } from '@edis/ui/filters/filter-bar.tsx'
import { timeChips } from '@edis/ui/time/time-chips.ts'
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
    ...timeChips({ last, since, until }),
  ]
  return chips.filter((chip): chip is Chip<Partial<DeliveryFilters>> => Boolean(chip))
}
