import { orderStates } from '@edis/contract/order-states'
import { oneOf } from '@edis/ui/address/address-values.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Link } from '@tanstack/react-router'
import { refusalWords } from '../layout/refusal-words.ts'
import { Status } from '../layout/status.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import css from './reports.module.css'
import type { RefusedReport } from './reports.queries.ts'

/** What was reported, why it was refused, and where the order stood. The whole row leads to the order, if there is one. */
export function ReportRow({ report, now }: { report: RefusedReport; now: number }) {
  const { order_id: order, external_id: externalId, status, reason } = report
  const number = report.awb ?? report.courier_awb ?? order ?? externalId ?? '–'
  const stood = oneOf(orderStates, report.order_status)
  return (
    <li className={`${rows.row} ${css.columns}`}>
      <span className={css.number}>
        {order === null ? (
          <code>{number}</code>
        ) : (
          <Link className={rows.link} to={paths.order} params={{ order }} aria-label={messages.open(number)}>
            <code>{number}</code>
          </Link>
        )}
        {externalId !== null && externalId !== number && <code className={css.quiet}>{externalId}</code>}
      </span>
      <span>{status === null ? '–' : stateWords(status.replace('order.', ''))}</span>
      <span title={reason}>{refusalWords(reason)}</span>
      <span className={css.order}>
        {stood === undefined ? (
          <span className={css.quiet}>{messages.noOrder}</span>
        ) : (
          <>
            <span className="unseen">{messages.order} </span>
            <Status tone={stateTone(stood)}>{stateWords(stood)}</Status>
          </>
        )}
        {report.partner_name !== null && <span className={css.quiet}>{report.partner_name}</span>}
      </span>
      <span className={css.quiet}>
        <Clock at={report.received_at} now={now} />
      </span>
    </li>
  )
}
