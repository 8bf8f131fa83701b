import { stateWords } from '@edis/ui/orders/order-words.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { ButtonLink } from '../layout/button-link.tsx'
import { refusalWords } from '../layout/refusal-words.ts'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Props = { list: Today['refused_reports']; now: number }

export const RefusedReports = ({ list, now }: Props) => (
  <TodayList
    id="refused-reports"
    title={messages.tiles.reports}
    list={list}
    all={{ to: paths.reports }}
    none={messages.none.reports}
  >
    {(report) => (
      <li key={report.report_id} className={`${css.row} ${css.reports}`}>
        <code title={report.external_id ?? undefined}>
          {report.awb ?? report.courier_awb ?? report.order_id ?? report.external_id}
        </code>
        <span>{report.status !== null && stateWords(report.status.replace('order.', ''))}</span>
        <span title={report.reason}>{refusalWords(report.reason)}</span>
        <span className={css.quiet}>
          <Clock at={report.received_at} now={now} />
        </span>
        {report.order_id === null ? (
          <span />
        ) : (
          <ButtonLink
            size="xs"
            to={paths.order}
            params={{ order: report.order_id }}
            aria-label={messages.openOf(report.awb ?? report.order_id)}
          >
            {messages.open}
          </ButtonLink>
        )}
      </li>
    )}
  </TodayList>
)
