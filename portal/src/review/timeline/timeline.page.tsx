import { advanceOrder } from '@edis/contract/portal-calls/orders'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useMay } from '../../permission.ts'
import { OrderSearchBox } from '../order-search-box.tsx'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'
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
  const mayAdvance = useMay()(advanceOrder)

  return (
    <Page
      title={messages.title(order?.partner_order_id ?? name)}
      lead={messages.lead}
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
        what={messages.what}
        loading={
          <div className={css.columns}>
            <Card title={<h2>{messages.summary.title}</h2>}>
              <ListSkeleton rows={4} what={messages.loadingOrder} />
            </Card>
            <Card title={<h2>{messages.timeline}</h2>}>
              <ListSkeleton rows={8} what={messages.loadingTimeline} shape="table" />
            </Card>
          </div>
        }
        missing={
          <EmptyState
            title={messages.missing.title}
            action={
              <Button component={Link} to="/review/order">
                {messages.missing.all}
              </Button>
            }
          >
            {messages.missing.text[environment]}
          </EmptyState>
        }
        cardTitle={messages.timeline}
      >
        {(known) => (
          <div className={css.columns}>
            <div className={css.side}>
              <OrderSummary environment={environment} order={known} />
              {environment === 'development' && mayAdvance && <SandboxCard key={known.order_id} order={known} />}
            </div>
            <TimelineCard environment={environment} order={known} />
          </div>
        )}
      </QueryStates>
    </Page>
  )
}
