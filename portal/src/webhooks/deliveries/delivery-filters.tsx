import { deliveryFilters } from '@edis/contract/webhooks/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { FilterBar } from '@edis/ui/filters/filter-bar.tsx'
import { SearchField } from '@edis/ui/filters/search-field.tsx'
import { ChoiceFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { eventWords } from '../../event-words.ts'
import { type DeliveryFilters, noFilters } from '../webhook-search.ts'
import { chipsOf } from './delivery-chips.ts'
import { messages } from './messages.en.ts'

type DeliveryFilterBarProps = {
  webhooks: readonly Webhook[]
  /** Which webhook it was is a filter too. */
  ofAll: boolean
  filters: DeliveryFilters
  onChange: (changes: Partial<DeliveryFilters>, how?: { replace: boolean }) => void
}

const { filters: texts } = messages
const states = Object.entries(messages.states)
const events = webhookEvents.map(({ name }) => [name, name] as const)

/** The search by order, the filters and those in force, which one act clears. */
export function DeliveryFilterBar({ webhooks, ofAll, filters, onChange }: DeliveryFilterBarProps) {
  const { webhook, event, state, order } = filters
  return (
    <FilterBar
      inCard
      search={
        <SearchField
          label={texts.order}
          hint={texts.orderHint}
          maxLength={64}
          find={order}
          onChange={(text) => onChange({ order: text || undefined }, { replace: true })}
        />
      }
      chips={chipsOf(filters, webhooks)}
      menuLabel={texts.menu}
      menu={
        <>
          {ofAll && (webhooks.length > 1 || webhook !== undefined) && (
            <ChoiceFilter
              label={texts.webhook}
              value={webhook}
              choices={webhooks.map(({ id, url, event: on }) => [id, `${url} (${eventWords(on)})`])}
              onChange={(chosen) => onChange({ webhook: chosen })}
            />
          )}
          <ChoiceFilter
            label={texts.status}
            value={state}
            choices={states}
            onChange={(chosen) => onChange({ state: oneOf(deliveryFilters, chosen) })}
          />
          <ChoiceFilter
            label={texts.event}
            value={event}
            choices={events}
            onChange={(chosen) => onChange({ event: chosen })}
          />
          <TimeFilter filters={filters} onChange={onChange} />
        </>
      }
      end={isFiltered(filters) && <TextButton onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</TextButton>}
      onChange={onChange}
    />
  )
}
