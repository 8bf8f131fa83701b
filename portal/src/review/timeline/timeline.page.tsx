import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { CopyIconButton } from '@edis/ui/controls/copy-icon-button.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderProblems } from './order-problems.tsx'
import { OrderStepper } from './order-stepper.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { timelineQuery } from './timeline.queries.ts'
import css from './timeline.module.css'

/** One order: how far it came, its facts and problems, and all that happened to it. */
export function TimelinePage() {
  const environment = useEnvironment()
  const { order: name } = useParams({ from: '/review/order/$order' })
  const query = useQuery(timelineQuery(environment, name))
  const { data: order } = query
  const now = useNow(60_000)

  return (
    <Page
      title={messages.title(order?.partner_order_id ?? name)}
      above={<Link to="/review/order">{messages.all}</Link>}
      tag={
        order && (
          <>
            <CopyIconButton text={order.partner_order_id} what={messages.facts.number} />
            <Tag tone={stateTone(order.status)}>{stateWords(order.status)}</Tag>
          </>
        )
      }
      actions={
        order ? (
          <OrderActs key={order.order_id} environment={environment} order={order} />
        ) : (
          query.isPending && <div className={css.comingActs} />
        )
      }
    >
      <QueryStates
        query={query}
        what={messages.what}
        loading={
          <>
            <div className={css.coming} />
            <div className={css.columns}>
              <Card title={<h2>{messages.facts.title}</h2>}>
                <ListSkeleton rows={6} what={messages.loadingOrder} shape="table" />
              </Card>
              <Card title={<h2>{messages.timeline}</h2>}>
                <ListSkeleton rows={8} what={messages.loadingTimeline} shape="table" />
              </Card>
            </div>
          </>
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
          <>
            <OrderStepper order={known} now={now} />
            <div className={css.columns}>
              <div className={css.side}>
                <OrderFacts order={known} />
                <OrderProblems problems={known.problems} />
              </div>
              <TimelineCard environment={environment} order={known} />
            </div>
          </>
        )}
      </QueryStates>
    </Page>
  )
}
