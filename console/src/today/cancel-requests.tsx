import { spanWords } from '@edis/ui/time/time-left.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Props = { list: Today['cancel_requests']; now: number }

/** Orders that wait for an answer, while the warehouse packs them: nothing, where none does. */
export function CancelRequests({ list, now }: Props) {
  if (list.count === 0) return null
  return (
    <TodayList
      id="cancel-requests"
      title={messages.cancels}
      list={list}
      bad
      all={{ to: paths.orders, search: { status: 'cancel_requested' } }}
      none=""
    >
      {({ order_id: id, partner_order_id: number, awb, partner_name: partner, since }) => (
        <li key={id} className={`${css.row} ${css.requests}`}>
          <code title={number}>{awb ?? number}</code>
          <span className={css.attention}>{messages.waiting(spanWords(now - Date.parse(since)))}</span>
          <span>{partner}</span>
          <ButtonLink size="xs" to={paths.order} params={{ order: id }} aria-label={messages.answerOf(awb ?? number)}>
            {messages.answer}
          </ButtonLink>
        </li>
      )}
    </TodayList>
  )
}
