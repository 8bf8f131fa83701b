import type { LoggedRequest } from '@edis/contract/portal-calls/requests'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { localClock, localMoment } from '../ui/local-date.ts'
import rows from '../ui/rows.module.css'
import { Tag } from '../ui/tag.tsx'
import { durationWords, shortId, statusTone } from './request-words.ts'
import css from './requests.module.css'

type RequestRowProps = { request: LoggedRequest; today: number; open: boolean }

/** The whole row leads to the request. `today`: any moment of the reader's present day. */
export const RequestRow = memo(function RequestRow({ request, today, open }: RequestRowProps) {
  const at = new Date(request.at)
  return (
    <li className={`${rows.row} ${css.row}`} data-open={open || undefined}>
      <time className={css.time} dateTime={request.at} title={localMoment(at)}>
        {localClock(at, today)}
      </time>
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
        <Tag tone={statusTone(request.status)}>{request.status}</Tag>
      </span>
      <span className={css.error} title={request.error ?? undefined}>
        {request.error}
      </span>
      <span className={css.duration}>{durationWords(request.duration_ms)}</span>
      <code className={css.order} title={request.order_id ?? undefined}>
        {request.order_id && shortId(request.order_id)}
      </code>
      <span className={css.mark}>
        {request.from_portal && <Tag tone="accent">portal</Tag>}
        {request.from_assistant && <Tag tone="accent">AI</Tag>}
      </span>
    </li>
  )
})
