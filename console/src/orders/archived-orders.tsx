import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import row from '../layout/order-row.module.css'
import { messages } from './messages.en.ts'
import { type ArchivedOrder, foundQuery } from './orders.queries.ts'
import css from './archived-orders.module.css'

/** The archived orders that a number finds: they have no page any more. Nothing where there are none. */
export function ArchivedOrders({ find, now }: { find: string; now: number }) {
  const found = useQuery(foundQuery(useEnvironment(), find))
  const query = { ...found, data: found.data?.archived }
  const names = (
    <ColumnNames className={`${row.columns} ${css.columns}`} names={Object.values(messages.archived.columns)} />
  )
  if (!query.data?.length) return null
  return (
    <div className={css.below}>
      <QueryCard
        title={<h2>{messages.archived.title}</h2>}
        query={query}
        what={messages.archived.what}
        loading={{ rows: 1, shape: 'table', names }}
      >
        {(orders) => (
          <div className={rows.list}>
            {names}
            <ul aria-label={messages.archived.title}>
              {orders.map((order) => (
                <ArchivedRow key={order.order_id} order={order} now={now} />
              ))}
            </ul>
          </div>
        )}
      </QueryCard>
    </div>
  )
}

const ArchivedRow = ({ order, now }: { order: ArchivedOrder; now: number }) => (
  <li className={`${rows.row} ${row.columns} ${css.columns}`}>
    <span className={row.numbers}>
      <code>{order.awb ?? order.partner_order_id}</code>
      {order.awb !== null && <span className={row.quiet}>{order.partner_order_id}</span>}
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
