import { roleAllows } from '@edis/contract/calls/console-call'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { ListCard } from '../layout/list-card.tsx'
import { Page } from '../layout/page.tsx'
import { ReplayDialog } from '../layout/replay/replay-dialog.tsx'
import { useMe } from '../session.ts'
import { FailingRow } from './failing-row.tsx'
import { messages } from './messages.en.ts'
import { readWebhookSearch } from './webhook-search.ts'
import css from './webhooks.module.css'
import { type FailingWebhook, failingWebhooksQuery } from './webhooks.queries.ts'

/** The webhooks of all partners that fail, the one that has failed for longest first. */
export function WebhooksPage() {
  const { search, change } = useSearchState(readWebhookSearch)
  const query = useInfiniteQuery(failingWebhooksQuery(useEnvironment(), search))
  const now = useNow(30_000)
  const mayReplay = roleAllows(useMe().role, 'orders:write')
  const [replaying, setReplaying] = useState<FailingWebhook | null>(null)
  const clear = search.find === undefined ? undefined : () => change({ find: undefined })
  return (
    <Page title={messages.title}>
      <ListCard
        title={messages.failing}
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
              maxLength={100}
              wide
              onChange={(find) => change({ find })}
            />
          </Filters>
        }
        onClear={clear}
      >
        {(webhook) => (
          <FailingRow
            key={webhook.webhook_id}
            webhook={webhook}
            now={now}
            onReplay={mayReplay ? () => setReplaying(webhook) : undefined}
          />
        )}
      </ListCard>
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
