import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { OrderSearchBox } from '../order-search-box.tsx'
import { messages } from './messages.en.tsx'
import { OrderList } from './order-list.tsx'

export function OrdersPage() {
  const environment = useEnvironment()
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      tag={<EnvironmentTag environment={environment} />}
      actions={environment === 'production' && <OrderSearchBox />}
    >
      {environment === 'development' ? (
        <OrderList />
      ) : (
        <Card title={<h2>{messages.production.title}</h2>}>
          <EmptyState title={messages.production.none}>{messages.production.text}</EmptyState>
        </Card>
      )}
    </Page>
  )
}
