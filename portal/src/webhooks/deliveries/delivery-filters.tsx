import { deliveryFilters } from '@edis/contract/webhooks/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { eventWords } from '../../event-words.ts'
import { messages } from './messages.en.ts'
import { type DeliveryFilters, noFilters } from '../webhook-search.ts'

type DeliveryFilterBarProps = {
  webhooks: readonly Webhook[]
  filters: DeliveryFilters
  onChange: (changes: Partial<DeliveryFilters>) => void
}

const { filters: texts } = messages
const states = Object.entries(messages.states)
const events = webhookEvents.map(({ name }) => [name, name] as const)

export function DeliveryFilterBar({ webhooks, filters, onChange }: DeliveryFilterBarProps) {
  const { webhook, event, state, order } = filters
  return (
    <Filters onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      {(webhooks.length > 1 || webhook !== undefined) && (
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
      <TextFilter
        label={texts.order}
        value={order}
        placeholder={texts.orderHint}
        onChange={(wanted) => onChange({ order: wanted })}
      />
    </Filters>
  )
}
