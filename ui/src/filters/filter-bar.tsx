import type { ReactNode } from 'react'
import { Popover } from '../controls/popover.tsx'
import { CrossIcon, FilterIcon } from '../layout/action-icons.tsx'
import { messages } from '../messages.en.tsx'
import css from './filter-bar.module.css'

/** A filter in force. `name`: null where the value says what it is; `without`: what changes when it is removed. */
export type Chip<Changes> = { name: string | null; value: string; without: Changes }

type FilterBarProps<Changes> = {
  search: ReactNode
  chips: readonly Chip<Changes>[]
  /** The filters, as the lines of a form. */
  menu: ReactNode
  menuLabel: string
  /** After the chips. */
  end?: ReactNode
  /** The bar is beside something: the search takes what is left of it. */
  narrow?: boolean
  /** The bar is the head of a card's list. */
  inCard?: boolean
  onChange: (changes: Changes) => void
}

/** The one search field, all filters behind a button, and those in force as chips. */
export const FilterBar = <Changes,>({
  search,
  chips,
  menu,
  menuLabel,
  end,
  narrow,
  inCard,
  onChange,
}: FilterBarProps<Changes>) => (
  <div
    className={css.bar}
    data-narrow={narrow || undefined}
    data-in-card={inCard || undefined}
    role="group"
    aria-label={messages.filters}
  >
    {search}
    <Popover
      label={menuLabel}
      className={css.open}
      button={
        <>
          <FilterIcon /> {messages.filter}
          {chips.length > 0 && <b>{chips.length}</b>}
        </>
      }
    >
      {() => <div className={css.menu}>{menu}</div>}
    </Popover>
    {chips.map(({ name, value, without }) => (
      <span key={`${name} ${value}`} className={css.chip}>
        {name} <b>{value}</b>
        <button
          type="button"
          aria-label={messages.removeFilter([name, value].filter(Boolean).join(' '))}
          onClick={() => onChange(without)}
        >
          <CrossIcon />
        </button>
      </span>
    ))}
    {end}
  </div>
)
