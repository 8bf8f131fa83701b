import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { type ErrorGroup, errorGroups } from './error-groups.ts'
import { messages } from './messages.en.tsx'
import { requestCountsQuery } from './requests.queries.ts'
import { Workplace } from './workplace.tsx'
import css from './error-list.module.css'

const { errors: texts } = messages

const spans = [
  { value: '24h', title: texts.spans['24h'] },
  { value: '7d', title: texts.spans['7d'] },
] as const
type Span = (typeof spans)[number]['value']

type ErrorListProps = { environment: Environment; views: ReactNode; span: Span; onSpan: (span: Span) => void }

/** Errors with their counts, most frequent first; each leads to its requests. */
export function ErrorList({ environment, views, span, onSpan }: ErrorListProps) {
  const query = useQuery(requestCountsQuery(environment, span === '7d' ? 168 : 24))
  const now = useNow(60_000)
  return (
    <Workplace views={views} actions={<Segments label={texts.span} choices={spans} value={span} onChange={onSpan} />}>
      <QueryStates
        query={query}
        what={texts.counts}
        loading={{ rows: 4 }}
        empty={
          query.data?.errors.length === 0 && (
            <EmptyState title={texts.none}>
              {query.data.hours.length === 0 ? texts.noRequests : texts.allSucceeded}
            </EmptyState>
          )
        }
      >
        {({ errors }) => (
          <ul className={css.groups} aria-label={texts.list}>
            {errorGroups(errors).map((group) => (
              <Group key={`${group.error} ${group.field}`} group={group} span={span} now={now} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Workplace>
  )
}

function Group({ group, span, now }: { group: ErrorGroup; span: Span; now: number }) {
  return (
    <li className={css.group}>
      <b>{number(group.requests)}</b>
      <div className={css.what}>
        <Those span={span} error={group.error}>
          <code>{group.field ? `${group.field} · ${group.error}` : group.error}</code>
        </Those>
        <p className={css.calls}>
          {group.calls.map(({ call, requests }) => (
            <Those key={call} span={span} error={group.error} call={call || undefined}>
              {call || texts.unknownPaths} <span>{number(requests)}</span>
            </Those>
          ))}
        </p>
      </div>
      <div className={css.bar} aria-hidden="true">
        <i className={group.isOurs ? css.ours : undefined} style={{ width: `${Math.max(0.5, group.share * 100)}%` }} />
      </div>
      <span className={css.last}>{texts.last(<Clock at={group.lastAt} now={now} />)}</span>
    </li>
  )
}

type ThoseProps = { span: Span; error: string; call?: string | undefined; children: ReactNode }

const Those = ({ span, error, call, children }: ThoseProps) => (
  <Link
    from="/requests"
    search={(previous) => ({
      ...previous,
      by: undefined,
      id: undefined,
      error,
      call,
      last: span,
      since: undefined,
      until: undefined,
    })}
    preload={false}
  >
    {children}
  </Link>
)
