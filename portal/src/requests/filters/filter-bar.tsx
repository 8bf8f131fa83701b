import { Suspense } from 'react'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { FilterBar } from '@edis/ui/filters/filter-bar.tsx'
import { SearchField } from '@edis/ui/filters/search-field.tsx'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { messages } from '../messages.en.tsx'
import { meantBy, noFilters, type RequestFilters, type RequestSearch } from '../request-search.ts'
import { chipsOf } from './filter-chips.ts'
import css from './filters.module.css'

const FilterMenu = lazyPart(async () => (await import('./filter-menu.tsx')).FilterMenu)
const { filters: texts } = messages

type RequestFilterBarProps = {
  filters: RequestFilters
  onChange: (changes: RequestSearch, how?: { replace: boolean }) => void
}

/** The search, the filters and those in force, which one act clears. */
export function RequestFilterBar({ filters, onChange }: RequestFilterBarProps) {
  const chips = chipsOf(filters)
  return (
    <FilterBar
      narrow
      search={
        <SearchField
          label={texts.find}
          hint={texts.findHint}
          maxLength={200}
          find={filters.find}
          onChange={(text) => onChange(meantBy(text), { replace: true })}
        />
      }
      chips={chips}
      menuLabel={texts.menu}
      menu={
        <Suspense fallback={<div className={css.coming} />}>
          <FilterMenu filters={filters} onChange={onChange} />
        </Suspense>
      }
      end={
        chips.length + (filters.find === undefined ? 0 : 1) > 1 && (
          <TextButton onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</TextButton>
        )
      }
      onChange={onChange}
    />
  )
}
