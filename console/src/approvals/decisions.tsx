import rows from '@edis/ui/layout/rows.module.css'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { actorWords } from '../layout/actor-words.ts'
import { PartnerName } from '../layout/partner-name.tsx'
import { decisionsQuery } from './approvals.queries.ts'
import css from './approvals.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.decided

/** What was decided in the last days, by whom and why. */
export function Decisions() {
  const query = useInfiniteQuery(decisionsQuery)
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      query={query}
      what={messages.what}
      loading={{ rows: 4, shape: 'table' }}
      empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
    >
      {(decisions) => (
        <>
          <ul aria-label={messages.title}>
            {decisions.map(({ partner_id: id, partner_name: name, decision, at, reason, ...by }) => (
              <li key={`${id} ${at}`} className={`${rows.row} ${css.decision}`}>
                <PartnerName id={id} name={name} />
                <span>
                  <Tag tone={decision === 'granted' ? 'live' : 'bad'}>{messages[decision]}</Tag>
                </span>
                <span className={css.quiet}>
                  <Moment at={at} /> · {actorWords(by.actor_kind, by.actor_name)}
                </span>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          <MoreRows query={query}>{all.more}</MoreRows>
        </>
      )}
    </QueryCard>
  )
}
