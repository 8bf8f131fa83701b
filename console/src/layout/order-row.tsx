import { Dot } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Link } from '@tanstack/react-router'
import { paths } from '../shell/page-paths.ts'
import type { ListedOrder } from '../orders/orders.queries.ts'
import css from './order-row.module.css'

/** The whole row leads to the order. */
export const OrderRow = ({ order, now }: { order: ListedOrder; now: number }) => (
  <li className={`${rows.row} ${css.columns}`}>
    <span className={css.numbers}>
      <Link className={rows.link} to={paths.order} params={{ order: order.order_id }}>
        <code>{order.awb ?? order.partner_order_id}</code>
      </Link>
      {order.awb !== null && <code className={css.quiet}>{order.partner_order_id}</code>}
    </span>
    <span>{order.partner_name}</span>
    <span>
      <Dot tone={stateTone(order.status)} /> {stateWords(order.status)}
    </span>
    <span className={css.quiet}>
      {order.courier_code} {order.service_code}
    </span>
    <span className={css.quiet}>
      {order.recipient.name} {order.recipient.phone}
    </span>
    <span className={css.quiet}>
      <Clock at={order.created_at} now={now} />
    </span>
  </li>
)
