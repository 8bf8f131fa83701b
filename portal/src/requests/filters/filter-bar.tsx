import { Suspense } from 'react'
import { Popover } from '@edis/ui/controls/popover.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { CrossIcon, FilterIcon } from '@edis/ui/layout/action-icons.tsx'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { chipsOf } from './filter-chips.ts'
import css from './filters.module.css'
import { messages } from '../messages.en.tsx'
import { noFilters, type RequestFilters, type RequestSearch } from '../request-search.ts'
import { SearchField } from './search-field.tsx'

const FilterMenu = lazyPart(async () => (await import('./filter-menu.tsx')).FilterMenu)
const { filters: texts } = messages

type FilterBarProps = {
  filters: RequestFilters
  onChange: (changes: RequestSearch, how?: { replace: boolean }) => void
}

/** The one search field, all filters behind a button, and those in force as chips. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const chips = chipsOf(filters)
  return (
    <div className={css.bar} role="group" aria-label={texts.label}>
      <SearchField find={filters.find} onChange={onChange} />
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
        {() => (
          <Suspense fallback={<div className={css.coming} />}>
            <FilterMenu filters={filters} onChange={onChange} />
          </Suspense>
        )}
      </Popover>
      {chips.map(({ name, value, without }) => (
        <span key={`${name} ${value}`} className={css.chip}>
          {name} <b>{value}</b>
          <button
            type="button"
            aria-label={texts.removeChip([name, value].filter(Boolean).join(' '))}
            onClick={() => onChange(without)}
          >
            <CrossIcon />
          </button>
        </span>
      ))}
      {chips.length + (filters.find === undefined ? 0 : 1) > 1 && (
        <TextButton onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</TextButton>
      )}
    </div>
  )
}
