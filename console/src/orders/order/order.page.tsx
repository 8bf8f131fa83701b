import { useTitle } from '@edis/ui/layout/document-title.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEnvironment } from '../../environment.ts'
import { Crumb } from '../../layout/page.tsx'
import { PartnerName } from '../../layout/partner-name.tsx'
import { paths } from '../../shell/page-paths.ts'
import { messages as list } from '../messages.en.ts'
import { orderQuery } from '../orders.queries.ts'
import { Contents } from './contents.tsx'
import { messages } from './messages.en.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderFacts } from './order-facts.tsx'
import css from './order.module.css'
import { Recipient } from './recipient.tsx'
import { Timeline } from './timeline.tsx'

/** One order: where it is, whom it goes to, all that happened to it, and what can be done by hand. */
export function OrderPage() {
  const { order: id } = useParams({ from: paths.order })
  const environment = useEnvironment()
  const query = useQuery(orderQuery(environment, id))
  useTitle(query.data ? (query.data.order.awb ?? query.data.order.partner_order_id) : list.title)
  return (
    <QueryStates
      query={query}
      what={messages.what}
      cardTitle={list.title}
      missing={<EmptyState title={messages.notFound}>{messages.notFoundText(id)}</EmptyState>}
    >
      {({ order, entries, district_name: district, warehouse_name: warehouse }) => (
        <>
          <Crumb>
            <Link to={paths.orders}>{list.title}</Link>
          </Crumb>
          <header className={css.head}>
            <h1>
              {order.awb ?? order.partner_order_id} <Tag tone={stateTone(order.status)}>{stateWords(order.status)}</Tag>
            </h1>
            <PartnerName id={order.partner_id} name={order.partner_name} />
          </header>
          <div className={css.columns}>
            <Timeline entries={entries} />
            <div className={css.side}>
              <OrderActs key={`${environment} ${id}`} order={order} />
              <OrderFacts order={order} />
              <Contents order={order} warehouse={warehouse} />
              <Recipient key={id} order={order} district={district} />
            </div>
          </div>
        </>
      )}
    </QueryStates>
  )
}
