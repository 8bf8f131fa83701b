import { orderStates } from '@edis/contract/order-states'
import { Button } from '@mantine/core'
import { Segments } from '../../ui/segments.tsx'
import { stateWords } from '../order-words.ts'
import { isFiltered, type OrderFilters, verdicts } from './order-filters.ts'
import css from './orders.module.css'

type OrderFilterBarProps = { filters: OrderFilters; onChange: (changes: OrderFilters) => void }

export const noFilters: OrderFilters = { search: undefined, verdict: undefined, status: undefined }

const verdictChoices = [
  { value: 'any', title: 'All' },
  ...verdicts.map((verdict) => ({ value: verdict, title: verdict[0]?.toUpperCase() + verdict.slice(1) })),
]

export function OrderFilterBar({ filters, onChange }: OrderFilterBarProps) {
  const { search, verdict, status } = filters
  return (
    <div className={css.filters} role="group" aria-label="Filters">
      <SearchFilter key={search} search={search} onChange={onChange} />
      <Segments
        label="Verdict"
        choices={verdictChoices}
        value={verdict ?? 'any'}
        onChange={(chosen) => onChange({ verdict: verdicts.find((known) => known === chosen) })}
      />
      <label className={css.pill} data-set={status !== undefined || undefined}>
        <span>Status</span>
        <select
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ status: orderStates.find((known) => known === value) })
          }
        >
          <option value="">any</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {stateWords(state)}
            </option>
          ))}
        </select>
      </label>
      {isFiltered(filters) && (
        <Button size="sm" variant="subtle" onClick={() => onChange(noFilters)}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** Asks when Enter is pressed or the field is left. */
function SearchFilter({ search, onChange }: Pick<OrderFilterBarProps, 'onChange'> & { search: string | undefined }) {
  const apply = (text: string) => {
    const wanted = text.trim() || undefined
    if (wanted !== search) onChange({ search: wanted })
  }
  return (
    <label className={css.pill} data-set={search !== undefined || undefined}>
      <span>Order</span>
      <input
        type="search"
        defaultValue={search}
        placeholder="our id, yours or AWB"
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </label>
  )
}
