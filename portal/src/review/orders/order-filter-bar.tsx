import { orderStates } from '@edis/contract/order-states'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { FilterBar } from '@edis/ui/filters/filter-bar.tsx'
import { SearchField } from '@edis/ui/filters/search-field.tsx'
import { ChoiceFilter, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.ts'
import { ColumnChoice } from './column-choice.tsx'
import { chipsOf } from './order-chips.ts'
import { type OrderFilters, type OrderSearch, payments } from './order-filters.ts'

const { filters: texts } = messages
const statuses = orderStates.map((state) => [state, stateWords(state)] as const)
const methods = payments.map((payment) => [payment, texts.payments[payment]] as const)

type OrderFilterBarProps = {
  filters: OrderFilters
  onChange: (changes: Partial<OrderSearch>, how?: { replace: boolean }) => void
}

/** The search, the filters and those in force. */
export const OrderFilterBar = ({ filters, onChange }: OrderFilterBarProps) => (
  <FilterBar
    search={
      <SearchField
        label={texts.find}
        hint={texts.hint}
        maxLength={64}
        find={filters.find}
        onChange={(text) => onChange({ find: text || undefined }, { replace: true })}
      />
    }
    chips={chipsOf(filters)}
    menuLabel={texts.menu}
    menu={
      <>
        <ChoiceFilter
          label={texts.status}
          value={filters.status}
          choices={statuses}
          onChange={(chosen) => onChange({ status: oneOf(orderStates, chosen) })}
        />
        <TextFilter
          label={texts.courier}
          value={filters.courier}
          placeholder={texts.courierHint}
          maxLength={20}
          onChange={(courier) => onChange({ courier: courier?.toUpperCase() })}
        />
        <ChoiceFilter
          label={texts.payment}
          value={filters.payment}
          choices={methods}
          onChange={(chosen) => onChange({ payment: oneOf(payments, chosen) })}
        />
        <TimeFilter filters={{ last: filters.last, since: filters.since, until: filters.until }} onChange={onChange} />
      </>
    }
    end={<ColumnChoice />}
    onChange={onChange}
  />
)
