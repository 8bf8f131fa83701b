import { deliveryStates } from '@edis/contract/webhooks/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { type DeliveryFilters, noFilters } from '../webhook-search.ts'

type DeliveryFilterBarProps = {
  webhooks: readonly Webhook[]
  filters: DeliveryFilters
  onChange: (changes: Partial<DeliveryFilters>) => void
}

const states = deliveryStates.map((name) => [name, name] as const)
const events = webhookEvents.map(({ name }) => [name, name] as const)

export function DeliveryFilterBar({ webhooks, filters, onChange }: DeliveryFilterBarProps) {
  const { webhook, event, state, order } = filters
  return (
    <Filters onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      {(webhooks.length > 1 || webhook !== undefined) && (
        <ChoiceFilter
          label="Webhook"
          value={webhook}
          choices={webhooks.map(({ id, url, event: on }) => [id, `${url} (${on})`])}
          onChange={(chosen) => onChange({ webhook: chosen })}
        />
      )}
      <ChoiceFilter
        label="State"
        value={state}
        choices={states}
        onChange={(chosen) => onChange({ state: oneOf(deliveryStates, chosen) })}
      />
      <ChoiceFilter label="Event" value={event} choices={events} onChange={(chosen) => onChange({ event: chosen })} />
      <TimeFilter filters={filters} onChange={onChange} />
      <TextFilter label="Order" value={order} placeholder="any id" onChange={(wanted) => onChange({ order: wanted })} />
    </Filters>
  )
}
