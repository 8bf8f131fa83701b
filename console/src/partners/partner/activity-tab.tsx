import { auditActions } from '@edis/contract/audit/audit-actions'
import { language } from '@edis/ui/language.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type AuditEntry, auditQuery } from '../../audit/audit.queries.ts'
import { useEnvironment } from '../../environment.ts'
import { actorWords } from '../../layout/actor-words.ts'
import { paths } from '../../shell/page-paths.ts'
import { messages as all } from './messages.en.ts'
import css from './request-list.module.css'

const messages = all.changes

/** Of a mail that staff wrote. */
const subjectOf = ({ action, after }: AuditEntry) =>
  action === 'partner.mailed' && typeof after?.['subject'] === 'string' && after['subject']

/** Who changed what about the partner. */
export function ActivityTab({ partner }: { partner: string }) {
  const query = useInfiniteQuery(auditQuery(useEnvironment(), { partner }))
  const now = useNow(60_000)
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      label={messages.title}
      actions={
        <Link to={paths.audit} search={{ partner }}>
          {messages.open}
        </Link>
      }
      query={query}
      what={messages.what}
      loading={{ rows: 8, shape: 'table' }}
      empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
    >
      {(entries) => (
        <>
          <ul aria-label={messages.title}>
            {entries.map((entry) => (
              <li key={entry.audit_id} className={`${rows.row} ${css.audit}`}>
                <span className={css.quiet}>
                  <Clock at={entry.at} now={now} />
                </span>
                <span>{actorWords(entry.actor_kind, entry.actor_name)}</span>
                <span>
                  {auditActions[entry.action][language]} <span className={css.quiet}>{subjectOf(entry)}</span>
                </span>
                <span className={css.quiet}>{entry.reason}</span>
              </li>
            ))}
          </ul>
          <MoreRows query={query}>{messages.more}</MoreRows>
        </>
      )}
    </QueryCard>
  )
}
