import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { IconButton } from '@edis/ui/controls/icon-button.tsx'
import { CrossIcon } from '@edis/ui/layout/action-icons.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { messages } from '../messages.en.tsx'
import { noFilters, type RequestFilters, type RequestSearch } from '../request-search.ts'
import { requestCountsQuery } from '../requests.queries.ts'
import { SaveView } from './save-view.tsx'
import css from './views.module.css'
import { savedViews, searchOf, shownView, withoutView } from './views.ts'

const { views: texts } = messages
const own = ['all', 'errors', 'slow', 'by-error'] as const

type ViewTabsProps = {
  environment: Environment
  search: RequestSearch
  filters: RequestFilters
  onChange: (changes: RequestSearch) => void
}

/** The log as a whole, its errors, and the filters that the reader saved. */
export function ViewTabs({ environment, search, filters, onChange }: ViewTabsProps) {
  const saved = useStored(savedViews)
  const shown = shownView(search, filters, saved)
  const { data } = useQuery(requestCountsQuery(environment, filters.last === '7d' ? 168 : 24))
  const sum = (name: 'requests' | 'failures') => data?.hours.reduce((total, hour) => total + hour[name], 0)
  const counts = { all: sum('requests'), errors: sum('failures'), slow: undefined, 'by-error': undefined }
  const period = messages.errors.spans[filters.last === '7d' ? '7d' : '24h']
  return (
    <nav className={css.views} aria-label={texts.label}>
      {own.map((kind) => (
        <View key={kind} changes={searchOf(kind, shown)} current={shown.kind === kind}>
          {texts[kind]}
          {counts[kind] !== undefined && (
            <small title={period}>
              {number(counts[kind])} <span className="unseen">{period}</span>
            </small>
          )}
        </View>
      ))}
      {saved.map(({ name, filters: wanted }) => {
        const current = shown.kind === 'saved' && shown.name === name
        return (
          <span key={name} className={css.saved}>
            <View changes={{ ...noFilters, ...wanted, by: undefined, id: undefined }} current={current}>
              {name}
            </View>
            {current && (
              <IconButton
                label={texts.remove(name)}
                onClick={() => {
                  savedViews.set(withoutView(saved, name))
                  onChange(noFilters)
                }}
              >
                <CrossIcon />
              </IconButton>
            )}
          </span>
        )
      })}
      {shown.kind !== 'by-error' && shown.kind !== 'saved' && isFiltered(filters) && <SaveView filters={filters} />}
    </nav>
  )
}

const View = ({ changes, current, children }: { changes: RequestSearch; current: boolean; children: ReactNode }) => (
  <Link
    from="/requests"
    search={(previous) => ({ ...previous, ...changes })}
    className={css.view}
    activeOptions={{ exact: true }}
    aria-current={current ? 'page' : undefined}
    resetScroll={false}
    preload={false}
  >
    {children}
  </Link>
)
