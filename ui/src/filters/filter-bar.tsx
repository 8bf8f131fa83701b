import type { ReactNode } from 'react'
import { Popover } from '../controls/popover.tsx'
import { CrossIcon, FilterIcon } from '../layout/action-icons.tsx'
import css from './filter-bar.module.css'

/** A filter in force. `name`: null where the value says what it is; `without`: what changes when it is removed. */
export type Chip<Changes> = { name: string | null; value: string; without: Changes }

type FilterBarProps<Changes> = {
  texts: {
    label: string
    /** On the button that opens the menu. */
    open: string
    menu: string
    remove: (filter: string) => string
  }
  search: ReactNode
  chips: readonly Chip<Changes>[]
  /** The filters, as the lines of a form. */
  menu: ReactNode
  /** After the chips. */
  end?: ReactNode
  /** The bar is beside something: the search takes what is left of it. */
  narrow?: boolean
  onChange: (changes: Changes) => void
}

/** The one search field, all filters behind a button, and those in force as chips. */
export const FilterBar = <Changes,>({ texts, search, chips, menu, end, narrow, onChange }: FilterBarProps<Changes>) => (
  <div className={css.bar} data-narrow={narrow || undefined} role="group" aria-label={texts.label}>
    {search}
    <Popover
      label={texts.menu}
      className={css.open}
      button={
        <>
          <FilterIcon /> {texts.open}
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
          aria-label={texts.remove([name, value].filter(Boolean).join(' '))}
          onClick={() => onChange(without)}
        >
          <CrossIcon />
        </button>
      </span>
    ))}
    {end}
  </div>
)
