import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Clock } from '@edis/ui/time/clock.tsx'
import { shortId } from '@edis/ui/code/short-id.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { durationWords, isSlow, senderOf } from './request-words.ts'
import css from './requests.module.css'

type RequestRowProps = { request: LoggedRequest; today: number; open: boolean }

/** The whole row leads to the request. `today`: any moment of the reader's present day. */
export const RequestRow = memo(function RequestRow({ request, today, open }: RequestRowProps) {
  const sender = senderOf(request)
  const order = request.partner_order_id ?? request.order_id
  return (
    <li className={`${rows.row} ${css.row}`} data-open={open || undefined}>
      <Clock className={css.time} at={request.at} now={today} />
      <Link
        className={`${rows.link} ${css.call}`}
        from="/requests"
        search={(previous) => ({ ...previous, id: request.id })}
        resetScroll={false}
        preload={false}
        aria-current={open || undefined}
      >
        <span className={css.method}>{request.method}</span> {request.call}
      </Link>
      <span className={css.status}>
        <StatusCode status={request.status} />
      </span>
      <FirstError request={request} />
      <code className={css.order} title={order ?? undefined}>
        {order && (request.partner_order_id ?? shortId(order))}
      </code>
      <span className={css.duration} data-slow={isSlow(request.duration_ms) || undefined}>
        {durationWords(request.duration_ms)}
      </span>
      <span className={css.sender} title={request.user_agent ?? undefined}>
        {sender ?? '–'}
      </span>
    </li>
  )
})

/** `recipient.phone · PHONE_INVALID`. Where there is no room the field is cut from the left; the code never is. */
function FirstError({ request: { status, error, field, field_errors: errors } }: Pick<RequestRowProps, 'request'>) {
  if (error === null) return <span className={css.error} />
  const code = errors[0] ?? error
  const place = errors[0] === undefined ? null : field
  const others = errors.length - 1
  return (
    <span className={css.error} data-own={status >= 500 || undefined} title={[place, code].filter(Boolean).join(' · ')}>
      {place && (
        <span className={css.field}>
          <bdi>{place}</bdi>
        </span>
      )}
      <span className={css.code}>
        {place && <i> · </i>}
        {code}
        {others > 0 && ` +${others}`}
      </span>
    </span>
  )
}
