import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { ListCard } from '../layout/list-card.tsx'
import { Page } from '../layout/page.tsx'
import { refusals } from '../layout/refusal-words.ts'
import { messages } from './messages.en.ts'
import { ReportRow } from './report-row.tsx'
import { readReportSearch } from './report-search.ts'
import css from './reports.module.css'
import { refusedReportsQuery } from './reports.queries.ts'

const nothing = { find: undefined, reason: undefined }

/** Reports of couriers and warehouses that were refused, newest first. */
export function ReportsPage() {
  const { search, change } = useSearchState(readReportSearch)
  const query = useInfiniteQuery(refusedReportsQuery(useEnvironment(), search))
  const now = useNow(60_000)
  const clear = isFiltered(search) ? () => change(nothing) : undefined
  return (
    <Page title={messages.title}>
      <ListCard
        title={messages.refused}
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
              label={messages.reason}
              value={search.reason}
              choices={refusals}
              onChange={(reason) => change({ reason })}
            />
          </Filters>
        }
        onClear={clear}
      >
        {(report) => <ReportRow key={report.report_id} report={report} now={now} />}
      </ListCard>
    </Page>
  )
}
