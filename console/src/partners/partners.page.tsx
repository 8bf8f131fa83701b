import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { partnerFilters } from '@edis/contract/console/partners'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { ListCard } from '../layout/list-card.tsx'
import { Page } from '../layout/page.tsx'
import { messages } from './messages.en.ts'
import { PartnerRow } from './partner-row.tsx'
import { readPartnerSearch } from './partner-search.ts'
import { partnersQuery } from './partners.queries.ts'
import css from './partners.module.css'

const nothing = { show: undefined, find: undefined }

/** Every partner with how it fares, the worst first when asked for those in trouble. */
export function PartnersPage() {
  const { search, change } = useSearchState(readPartnerSearch)
  const query = useInfiniteQuery(partnersQuery(useEnvironment(), search))
  const clear = isFiltered(search) ? () => change(nothing) : undefined
  return (
    <Page title={messages.title}>
      <ListCard
        title={messages.all}
        label={messages.title}
        texts={messages}
        columns={css.columns}
        query={query}
        pages={query}
        filters={
          <Filters onClear={clear}>
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
        onClear={clear}
      >
        {(partner) => <PartnerRow key={partner.partner_id} partner={partner} />}
      </ListCard>
    </Page>
  )
}
