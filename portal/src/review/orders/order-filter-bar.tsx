import { orderStates } from '@edis/contract/order-states'
import { type ToggleEvent, useId, useState } from 'react'
import { Button } from '@mantine/core'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { CloseIcon } from '@edis/ui/layout/icons.tsx'
import { ChoiceFilter, TextFilter } from '@edis/ui/layout/filters.tsx'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'
import { chipsOf } from './order-chips.ts'
import { type OrderFilters, type OrderSearch, payments } from './order-filters.ts'
import { OrderSearchField } from './order-search-field.tsx'
import css from './order-filter-bar.module.css'

const { filters: texts } = messages
const statuses = orderStates.map((state) => [state, stateWords(state)] as const)
const methods = payments.map((payment) => [payment, texts.payments[payment]] as const)

type OrderFilterBarProps = {
  filters: OrderFilters
  onChange: (changes: Partial<OrderSearch>, how?: { replace: boolean }) => void
}

/** One search field, all filters behind a button, and those in force as chips. */
export function OrderFilterBar({ filters, onChange }: OrderFilterBarProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const chips = chipsOf(filters)
  return (
    <div className={css.bar} role="group" aria-label={texts.label}>
      <OrderSearchField find={filters.find} onChange={(find) => onChange({ find }, { replace: true })} />
      <Button size="sm" className={css.open} popoverTarget={id} aria-expanded={open}>
        <svg className={css.icon} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 5h20M6 12h12M9 19h6" />
        </svg>
        {texts.open}
        {chips.length > 0 && <b>{chips.length}</b>}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={texts.menu}
        className={css.menu}
        onBeforeToggle={(event) => event.newState === 'open' && placeBelowButton(event)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
      </div>
      {chips.map(({ name, value, without }) => (
        <span key={name} className={css.chip}>
          {name} <b>{value}</b>
          <button type="button" aria-label={texts.remove(`${name} ${value}`)} onClick={() => onChange(without)}>
            <CloseIcon size={14} />
          </button>
        </span>
      ))}
    </div>
  )
}

/** Below the button, no further right than the page goes, in its coordinates, so that it scrolls with it. */
function placeBelowButton({ currentTarget: panel }: ToggleEvent<HTMLDivElement>) {
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  const most = document.documentElement.clientWidth - 332
  panel.style.top = `${button.bottom + scrollY + 4}px`
  panel.style.left = `${Math.max(12, Math.min(button.left, most))}px`
}
