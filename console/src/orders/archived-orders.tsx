import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { Card } from '@edis/ui/layout/card.tsx'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import row from '../layout/order-row.module.css'
import { messages } from './messages.en.ts'
import type { ArchivedOrder } from './orders.queries.ts'
import css from './archived-orders.module.css'

/** The archived orders that a number finds: they have no page any more. */
export function ArchivedOrders({ orders, now }: { orders: readonly ArchivedOrder[]; now: number }) {
  if (orders.length === 0) return null
  return (
    <div className={css.below}>
      <Card label={messages.archived.title} title={<h2>{messages.archived.title}</h2>}>
        <div className={rows.list}>
          <ColumnNames className={`${row.columns} ${css.columns}`} names={Object.values(messages.archived.columns)} />
          <ul aria-label={messages.archived.title}>
            {orders.map((order) => (
              <ArchivedRow key={order.order_id} order={order} now={now} />
            ))}
          </ul>
        </div>
      </Card>
    </div>
  )
}

const ArchivedRow = ({ order, now }: { order: ArchivedOrder; now: number }) => (
  <li className={`${rows.row} ${row.columns} ${css.columns}`}>
    <span className={row.numbers}>
      <code>{order.awb ?? order.partner_order_id}</code>
      {order.awb !== null && <code className={row.quiet}>{order.partner_order_id}</code>}
    </span>
    <span>{order.partner_name}</span>
    <span>
      <Dot tone={stateTone(order.status)} /> {stateWords(order.status)}
    </span>
    <code className={row.quiet}>{order.archive_id}</code>
    <span className={row.quiet}>
      <Clock at={order.created_at} now={now} />
    </span>
    <span className={row.quiet}>
      <Clock at={order.archived_at} now={now} />
    </span>
  </li>
)
