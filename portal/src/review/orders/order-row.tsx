import type { ListedOrder } from '@edis/contract/portal-calls/order-list'
import { Link } from '@tanstack/react-router'
import { dayInWords, inFull, localShort } from '@edis/ui/time/local-date.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { rupiah } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.ts'
import { ProblemMark } from './problem-mark.tsx'
import { StepDots } from '@edis/ui/orders/step-dots.tsx'
import css from './orders.module.css'

export function OrderRow({ order, now }: { order: ListedOrder; now: number }) {
  const promised = new Date(order.promised_at)
  const isOver = order.status === 'cancelled' || order.status === 'rejected'
  const updated = new Date(order.updated_at)
  return (
    <li className={`${rows.row} ${css.row}`}>
      <Link className={`${rows.link} ${css.number}`} to="/review/order/$order" params={{ order: order.order_id }}>
        {order.partner_order_id}
      </Link>
      <span className={css.awb}>{order.awb ?? <span>{messages.noAwb}</span>}</span>
      <span className={css.recipient}>
        {order.recipient} <span>{order.city}</span>
      </span>
      <span className={css.courier}>
        {order.courier_code} {order.service_code}
      </span>
      <span className={css.status}>
        <StepDots status={order.status} step={order.step} />
      </span>
      <time
        className={css.promised}
        dateTime={order.promised_at}
        title={inFull(promised)}
        data-name={messages.columns.promised}
        data-late={order.late || undefined}
        data-none={isOver || undefined}
      >
        {isOver ? messages.nothing : order.late ? messages.late(dayInWords(promised, now)) : dayInWords(promised, now)}
      </time>
      <span className={css.cod} data-name={messages.columns.cod} data-none={order.cod_amount === 0 || undefined}>
        {order.cod_amount === 0 ? messages.nothing : rupiah(order.cod_amount)}
      </span>
      <span className={css.problems}>
        <ProblemMark problems={order.problems} />
      </span>
      <time className={css.time} dateTime={order.updated_at} title={inFull(updated)}>
        {localShort(updated, now)}
      </time>
    </li>
  )
}
