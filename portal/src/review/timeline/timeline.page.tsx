import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { OrderSearchBox } from '../order-search-box.tsx'
import { stateTone, stateWords } from '../order-words.ts'
import { OrderSummary } from './order-summary.tsx'
import { SandboxCard } from './sandbox-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { timelineQuery } from './timeline.queries.ts'
import css from './timeline.module.css'

/** One order: every request about it, every change of state, every attempt to tell of one. */
export function TimelinePage() {
  const environment = useEnvironment()
  const { order: name } = useParams({ from: '/review/order/$order' })
  const query = useQuery(timelineQuery(environment, name))
  const { data: order } = query

  return (
    <Page
      title={`Order ${order?.partner_order_id ?? name}`}
      lead="Every request about it, every change of state and every delivery, by time. Open one to see what was said."
      tag={
        <>
          <EnvironmentTag environment={environment} />
          {order && <Tag tone={stateTone(order.status)}>{stateWords(order.status)}</Tag>}
        </>
      }
      actions={<OrderSearchBox key={name} />}
    >
      <QueryStates
        query={query}
        what="this order"
        loading={
          <div className={css.columns}>
            <Card title={<h2>Summary</h2>}>
              <ListSkeleton rows={4} what="the order" />
            </Card>
            <Card title={<h2>Timeline</h2>}>
              <ListSkeleton rows={8} what="its timeline" shape="table" />
            </Card>
          </div>
        }
        missing={
          <EmptyState
            title="There is no such order here"
            action={
              <Button component={Link} to="/review/order">
                All orders
              </Button>
            }
          >
            None of your orders in {environment} has this id, number or AWB. Look at its spelling, or in the other
            environment.
          </EmptyState>
        }
        cardTitle="Timeline"
      >
        {(known) => (
          <div className={css.columns}>
            <div className={css.side}>
              <OrderSummary environment={environment} order={known} />
              {environment === 'development' && <SandboxCard key={known.order_id} order={known} />}
            </div>
            <TimelineCard environment={environment} order={known} />
          </div>
        )}
      </QueryStates>
    </Page>
  )
}
