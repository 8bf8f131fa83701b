import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { localShort } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { StepDots } from '@edis/ui/orders/step-dots.tsx'
import css from './cards.module.css'
import { recentOrdersQuery } from './dashboard.queries.ts'
import { messages } from './messages.en.ts'

const words = messages.orders
const columns = Object.values(words.columns)

/** The newest orders and how far they came. */
export function RecentOrders({ environment }: { environment: Environment }) {
  const query = useQuery(recentOrdersQuery(environment))
  const now = useNow(60_000)
  return (
    <QueryCard
      label={words.title}
      title={<h2>{words.title}</h2>}
      actions={
        <Link to="/review/order" className={css.all}>
          {words.all}
        </Link>
      }
      query={query}
      what={words.what}
      loading={{ rows: 6, shape: 'table' }}
      empty={query.data?.length === 0 && <p className={css.empty}>{words.none}</p>}
    >
      {(orders) => (
        <>
          <p className={css.names} aria-hidden="true">
            {columns.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
          <ul className={css.orders}>
            {orders.map((order) => (
              <li key={order.order_id}>
                <Link to="/review/order/$order" params={{ order: order.order_id }} preload={false}>
                  {order.partner_order_id}
                </Link>
                <span title={order.recipient}>{order.city}</span>
                <StepDots status={order.status} step={order.step} />
                <time dateTime={order.updated_at}>{localShort(new Date(order.updated_at), now)}</time>
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryCard>
  )
}
