import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../layout/button-link.tsx'
import { Page } from '../layout/page.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { paths } from '../shell/page-paths.ts'
import { approvalsQuery } from './approvals.queries.ts'
import css from './approvals.module.css'
import { Decisions } from './decisions.tsx'
import { messages } from './messages.en.ts'

/** Who waits for production, the longest first, and what was decided. The decision is on the partner's page, beside its report. */
export function ApprovalsPage() {
  const query = useInfiniteQuery(approvalsQuery)
  const now = useNow(30_000)
  return (
    <Page title={messages.title}>
      <div className={css.cards}>
        <QueryCard
          title={<h2>{messages.requests}</h2>}
          query={query}
          what={messages.what}
          loading={{ rows: 4, shape: 'table' }}
          empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
        >
          {(waiting) => (
            <>
              <ul aria-label={messages.requests}>
                {waiting.map(({ partner_id: id, partner_name: name, requested_at: at, report }) => (
                  <li key={id} className={`${rows.row} ${css.row}`}>
                    <PartnerName id={id} name={name} />
                    <span className={report.passed === report.required ? css.good : css.attention}>
                      {messages.passed(report.passed, report.required)}
                    </span>
                    <span className={css.quiet}>
                      {messages.waiting(spanWords(now - Date.parse(at)))} · <Moment at={at} />
                    </span>
                    <ButtonLink
                      size="xs"
                      to={paths.partner}
                      params={{ partner: id }}
                      aria-label={messages.reviewOf(name)}
                    >
                      {messages.review}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
              <MoreRows query={query}>{messages.more}</MoreRows>
            </>
          )}
        </QueryCard>
        <Decisions />
      </div>
    </Page>
  )
}
