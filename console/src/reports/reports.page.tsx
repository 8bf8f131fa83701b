import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { refusals } from '../layout/refusal-words.ts'
import { messages } from './messages.en.ts'
import { ReportRow } from './report-row.tsx'
import { readReportSearch } from './report-search.ts'
import css from './reports.module.css'
import { refusedReportsQuery } from './reports.queries.ts'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.number, columns.reported, columns.reason, columns.order, columns.received]}
  />
)
const nothing = { find: undefined, reason: undefined }

/** Reports of couriers and warehouses that were refused, newest first. */
export function ReportsPage() {
  const { search, change } = useSearchState(readReportSearch)
  const query = useInfiniteQuery(refusedReportsQuery(useEnvironment(), search))
  const now = useNow(60_000)
  const filtered = isFiltered(search)
  return (
    <Page title={messages.title}>
      <QueryCard
        title={<h2>{messages.refused}</h2>}
        filters={
          <Filters onClear={filtered ? () => change(nothing) : undefined}>
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
        query={query}
        what={messages.what}
        loading={{ rows: 8, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (filtered ? (
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
        {(reports) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.refused}>
              {reports.map((report) => (
                <ReportRow key={report.report_id} report={report} now={now} />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </div>
        )}
      </QueryCard>
    </Page>
  )
}
