import type { DataOf } from '@edis/contract/calls/call'
import type { listOrderReviews } from '@edis/contract/portal-calls/review'
import { Link } from '@tanstack/react-router'
import { Clock } from '@edis/ui/time/clock.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { Tag, type Tone } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '../../order-words.ts'
import { rupiah } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.tsx'
import type { Verdict } from './order-filters.ts'
import css from './orders.module.css'

type ReviewedOrder = DataOf<typeof listOrderReviews>[number]

const verdictTones: Record<Verdict, Tone> = { passed: 'live', attention: 'dev', pending: 'plain' }

export function OrderRow({ order, now }: { order: ReviewedOrder; now: number }) {
  return (
    <li className={`${rows.row} ${css.row}`}>
      <p className={css.order}>
        <Link className={rows.link} to="/review/order/$order" params={{ order: order.order_id }}>
          {order.partner_order_id}
        </Link>
        <code>{order.awb ?? order.order_id}</code>
      </p>
      <p className={css.recipient}>
        {order.recipient}
        <span>
          {order.courier}
          {order.courier_awb && ` ${order.courier_awb}`}, {order.payment_method} {rupiah(order.total)}
        </span>
      </p>
      <p className={css.status}>
        <Tag tone={stateTone(order.status)}>{stateWords(order.status)}</Tag>
      </p>
      <p className={css.verdict}>
        <Tag tone={verdictTones[order.verdict]}>{messages.verdicts[order.verdict]}</Tag>
      </p>
      <p className={css.time}>
        <Clock at={order.created_at} now={now} />
      </p>
      {order.findings.length > 0 && (
        <ul className={css.findings} aria-label={messages.findingsOf(order.partner_order_id)}>
          {order.findings.map((finding) => (
            <li key={finding}>{messages.findings[finding]}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
