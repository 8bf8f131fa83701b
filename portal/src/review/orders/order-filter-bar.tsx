import { orderStates } from '@edis/contract/order-states'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { stateWords } from '../../order-words.ts'
import { messages } from './messages.en.tsx'
import { noFilters, type OrderFilters, verdicts } from './order-filters.ts'

type OrderFilterBarProps = { filters: OrderFilters; onChange: (changes: OrderFilters) => void }

const verdictChoices = [
  { value: 'any', title: messages.filters.all },
  ...verdicts.map((verdict) => ({ value: verdict, title: messages.verdicts[verdict] })),
]
const statuses = orderStates.map((state) => [state, stateWords(state)] as const)

export function OrderFilterBar({ filters, onChange }: OrderFilterBarProps) {
  const { search, verdict, status } = filters
  return (
    <Filters onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      <TextFilter
        label={messages.filters.order}
        value={search}
        placeholder={messages.filters.hint}
        wide
        onChange={(wanted) => onChange({ search: wanted })}
      />
      <Segments
        label={messages.filters.verdict}
        choices={verdictChoices}
        value={verdict ?? 'any'}
        onChange={(chosen) => onChange({ verdict: oneOf(verdicts, chosen) })}
      />
      <ChoiceFilter
        label={messages.filters.status}
        value={status}
        choices={statuses}
        onChange={(chosen) => onChange({ status: oneOf(orderStates, chosen) })}
      />
    </Filters>
  )
}
