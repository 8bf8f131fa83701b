import { roleAllows } from '@edis/contract/calls/console-call'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session.ts'
import { type RateCard, rateCardsQuery } from '../catalogue.queries.ts'
import { FileActs } from '../files/file-acts.tsx'
import { CardRow } from './card-row.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { messages } from './messages.en.ts'
import css from './rate-cards.module.css'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.name, columns.owner, columns.valid, columns.lines, columns.imported, columns.standing]}
  />
)

/** The versions of the rate card, everybody's and partners' own, and how each stands. */
export function RateCardsPage() {
  const query = useQuery(rateCardsQuery(useEnvironment()))
  const mayChange = roleAllows(useMe().role, 'catalogue:write')
  const now = useNow(60_000)
  const [compared, setCompared] = useState<RateCard | null>(null)
  const [withdrawn, setWithdrawn] = useState<RateCard | null>(null)
  return (
    <Page title={messages.title} actions={mayChange && <FileActs kind="rate-cards" />}>
      <QueryCard
        title={<h2>{messages.versions}</h2>}
        query={query}
        what={messages.what}
        loading={{ rows: 4, shape: 'table', names }}
        empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      >
        {(cards) => (
          <>
            {names}
            <ul aria-label={messages.versions}>
              {cards.map((card) => (
                <CardRow
                  key={card.card}
                  card={card}
                  now={now}
                  onCompare={() => setCompared(card)}
                  onWithdraw={mayChange && card.standing === 'waiting' ? () => setWithdrawn(card) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </QueryCard>
      {withdrawn && <WithdrawDialog card={withdrawn} onClose={() => setWithdrawn(null)} />}
      {compared && <CompareDialog card={compared} onClose={() => setCompared(null)} />}
    </Page>
  )
}
