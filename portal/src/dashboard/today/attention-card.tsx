import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { Dotted } from '@edis/ui/layout/dotted.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { knownErrorsQuery } from '../../requests/detail/known-errors.queries.ts'
import { requestCountsQuery } from '../../requests/requests.queries.ts'
import { goingLiveQuery } from '../../review/review.queries.ts'
import { orderCountsQuery } from '../../review/orders/orders.queries.ts'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { attentionLines } from './attention.ts'
import css from './cards.module.css'
import { reviewedOrdersQuery } from './dashboard.queries.ts'
import { messages } from './messages.en.ts'

const words = messages.attention
const shown = 5

/** What is wrong now, each with what repairs it. */
export function AttentionCard({ environment }: { environment: Environment }) {
  const now = useNow(30_000)
  const [whole, setWhole] = useState(false)
  const { data: counts, isPending } = useQuery(requestCountsQuery(environment, 24))
  const { data: webhooks = [] } = useQuery(webhooksQuery(environment))
  const { data: credentials } = useQuery(credentialsQuery(environment))
  const { data: orders } = useQuery(orderCountsQuery(environment))
  const { data: reviewed = [] } = useQuery({ ...reviewedOrdersQuery, enabled: environment === 'development' })
  const { data: standing } = useQuery(goingLiveQuery)
  const { data: remedies } = useQuery({ ...knownErrorsQuery, enabled: (counts?.errors.length ?? 0) > 0 })
  const lines = attentionLines(
    {
      errors: counts?.errors ?? [],
      webhooks,
      tokenExpires: credentials?.expires,
      lateOrders: orders?.attention ?? 0,
      reviewed: environment === 'development' ? reviewed : [],
      refusedReason: standing?.production === 'refused' ? standing.refused_reason : null,
      remedies,
    },
    now,
  )
  return (
    <Card
      label={words.title}
      title={<h2>{words.title}</h2>}
      mark={lines.length > 0 && <Count>{lines.length}</Count>}
      actions={
        <Link to="/requests" search={{ by: 'error' }} className={css.all} preload={false}>
          {words.all}
        </Link>
      }
    >
      {lines.length === 0 ? (
        <p className={css.empty}>{isPending ? '' : words.nothing}</p>
      ) : (
        <ul className={css.lines}>
          {lines.slice(0, whole ? undefined : shown).map((line) => (
            <li key={line.id} data-tone={line.tone}>
              <b>{line.count}</b>
              <p>
                {line.where !== null && (
                  <>
                    <code>{line.where}</code> ·{' '}
                  </>
                )}
                {line.isCode ? (
                  <code className={css.code}>{line.what}</code>
                ) : (
                  <span className={css.what}>{line.what}</span>
                )}
              </p>
              <Dotted className={css.detail}>
                {(line.note === '' ? line.detail : line.detail.replace(/\.$/, '')) || null}
                {line.note || null}
              </Dotted>
              <Link to={line.to} preload={false}>
                {line.act} <span className="unseen">{line.what}</span>
                <span aria-hidden="true">→</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {lines.length > shown && (
        <button type="button" className={css.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.showFewer : words.showAll(lines.length)}
        </button>
      )}
    </Card>
  )
}
