import { roleAllows } from '@edis/contract/calls/console-call'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { ReplayDialog } from '../layout/replay/replay-dialog.tsx'
import { useMe } from '../session.ts'
import { FailingRow } from './failing-row.tsx'
import { messages } from './messages.en.ts'
import { readWebhookSearch } from './webhook-search.ts'
import css from './webhooks.module.css'
import { type FailingWebhook, failingWebhooksQuery } from './webhooks.queries.ts'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.partner, columns.endpoint, columns.response, columns.failing, columns.waiting]}
  />
)

/** The webhooks of all partners that fail, the one that has failed for longest first. */
export function WebhooksPage() {
  const { search, change } = useSearchState(readWebhookSearch)
  const query = useInfiniteQuery(failingWebhooksQuery(useEnvironment(), search))
  const now = useNow(30_000)
  const mayReplay = roleAllows(useMe().role, 'orders:write')
  const [replaying, setReplaying] = useState<FailingWebhook | null>(null)
  const clear = () => change({ find: undefined })
  return (
    <Page title={messages.title}>
      <QueryCard
        title={<h2>{messages.failing}</h2>}
        filters={
          <Filters onClear={search.find === undefined ? undefined : clear}>
            <TextFilter
              label={messages.find}
              placeholder={messages.findText}
              value={search.find}
              maxLength={100}
              wide
              onChange={(find) => change({ find })}
            />
          </Filters>
        }
        query={query}
        what={messages.what}
        loading={{ rows: 4, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (search.find === undefined ? (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ) : (
            <EmptyState title={messages.noMatch} action={<Button onClick={clear}>{messages.clear}</Button>}>
              {messages.noMatchText}
            </EmptyState>
          ))
        }
      >
        {(webhooks) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.failing}>
              {webhooks.map((webhook) => (
                <FailingRow
                  key={webhook.webhook_id}
                  webhook={webhook}
                  now={now}
                  onReplay={mayReplay ? () => setReplaying(webhook) : undefined}
                />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </div>
        )}
      </QueryCard>
      {replaying && (
        <ReplayDialog
          id={replaying.webhook_id}
          url={replaying.url}
          partner={replaying.partner_name}
          disabled={replaying.disabled_reason !== null}
          onClose={() => setReplaying(null)}
        />
      )}
    </Page>
  )
}
