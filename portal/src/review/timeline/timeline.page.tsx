import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { EmptyState, ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
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
  const { data: order, error, refetch } = useQuery(timelineQuery(environment, name))
  const notFound = error instanceof CallFailed && error.failure?.error === 'ORDER_NOT_FOUND'

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
      {order ? (
        <div className={css.columns}>
          <div className={css.side}>
            <OrderSummary order={order} />
            {environment === 'development' && <SandboxCard key={order.order_id} order={order} />}
          </div>
          <TimelineCard environment={environment} order={order} />
        </div>
      ) : !error ? (
        <div className={css.columns}>
          <Card title={<h2>Summary</h2>}>
            <ListSkeleton rows={4} what="the order" />
          </Card>
          <Card title={<h2>Timeline</h2>}>
            <ListSkeleton rows={8} what="its timeline" shape="table" />
          </Card>
        </div>
      ) : (
        <Card title={<h2>Timeline</h2>}>
          {notFound ? (
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
          ) : isNotGranted(error) ? (
            <NotGranted />
          ) : (
            <ErrorState what="this order" error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      )}
    </Page>
  )
}
