import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { DownloadIcon } from '@edis/ui/layout/action-icons.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { ListCard } from '../layout/list-card.tsx'
import { Page } from '../layout/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditFile, auditQuery } from './audit.queries.ts'
import { noFilters, readAuditSearch } from './audit-search.ts'
import css from './audit.module.css'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.ts'

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
      <ListCard
        title={messages.entries}
        texts={messages}
        columns={css.columns}
        query={query}
        pages={query}
        filters={<AuditFilters search={search} onChange={change} />}
        onClear={isFiltered(search) ? () => change(noFilters) : undefined}
      >
        {(entry) => <EntryRow key={entry.audit_id} entry={entry} now={now} />}
      </ListCard>
    </Page>
  )
}
