import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { partnerFilters } from '@edis/contract/console/partners'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { messages } from './messages.en.ts'
import { PartnerRow } from './partner-row.tsx'
import { readPartnerSearch } from './partner-search.ts'
import { partnersQuery } from './partners.queries.ts'
import css from './partners.module.css'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.partner, columns.standing, columns.calls, columns.errors, columns.webhooks, columns.report]}
  />
)
const nothing = { show: undefined, find: undefined }

/** Every partner with how it fares, the worst first when asked for those in trouble. */
export function PartnersPage() {
  const { search, change } = useSearchState(readPartnerSearch)
  const query = useInfiniteQuery(partnersQuery(useEnvironment(), search))
  const isFiltered = search.show !== undefined || search.find !== undefined
  return (
    <Page title={messages.title}>
      <QueryCard
        title={<h2>{messages.all}</h2>}
        filters={
          <Filters onClear={isFiltered ? () => change(nothing) : undefined}>
            <TextFilter
              label={messages.find}
              placeholder={messages.findText}
              value={search.find}
              wide
              onChange={(find) => change({ find })}
            />
            <ChoiceFilter
              label={messages.show}
              value={search.show}
              none={messages.filters.all}
              choices={(['requested', 'trouble', 'suspended'] as const).map(
                (name) => [name, messages.filters[name]] as const,
              )}
              onChange={(chosen) => change({ show: oneOf(partnerFilters, chosen) })}
            />
          </Filters>
        }
        query={query}
        what={messages.what}
        loading={{ rows: 8, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (isFiltered ? (
            <EmptyState
              title={messages.noMatch}
              action={<Button onClick={() => change(nothing)}>{messages.clear}</Button>}
            >
              {messages.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ))
        }
      >
        {(partners) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.title}>
              {partners.map((partner) => (
                <PartnerRow key={partner.partner_id} partner={partner} />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </div>
        )}
      </QueryCard>
    </Page>
  )
}
