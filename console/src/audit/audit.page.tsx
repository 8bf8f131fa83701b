import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { DownloadIcon } from '@edis/ui/layout/action-icons.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditFile, auditQuery } from './audit.queries.ts'
import { noFilters, readAuditSearch } from './audit-search.ts'
import css from './audit.module.css'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.ts'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.when, columns.who, columns.action, columns.object, columns.reason]}
  />
)

/** Who changed what, newest first. Nobody changes it. */
export function AuditPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readAuditSearch)
  const query = useInfiniteQuery(auditQuery(environment, search))
  const now = useNow(60_000)
  const file = useMutation({
    mutationFn: () => auditFile(environment, search),
    onSuccess(csv) {
      saveFile(`edis-audit-${environment}-${new Date().toISOString().slice(0, 10)}.csv`, csv)
      toast(messages.exported)
    },
    onError: (error) => toast(error.message, 'failed'),
  })
  return (
    <Page
      title={messages.title}
      actions={
        <Button leftSection={<DownloadIcon />} loading={file.isPending} onClick={() => file.mutate()}>
          {messages.export}
        </Button>
      }
    >
      <QueryCard
        title={<h2>{messages.entries}</h2>}
        filters={<AuditFilters search={search} onChange={change} />}
        query={query}
        what={messages.what}
        loading={{ rows: 8, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (isFiltered(search) ? (
            <EmptyState
              title={messages.noMatch}
              action={<Button onClick={() => change(noFilters)}>{messages.clear}</Button>}
            >
              {messages.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ))
        }
      >
        {(entries) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.entries}>
              {entries.map((entry) => (
                <EntryRow key={entry.audit_id} entry={entry} now={now} />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </div>
        )}
      </QueryCard>
    </Page>
  )
}
