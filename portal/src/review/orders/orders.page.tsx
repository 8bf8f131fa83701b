import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { OrderSearchBox } from '../order-search-box.tsx'
import { OrderList } from './order-list.tsx'

export function OrdersPage() {
  const environment = useEnvironment()
  return (
    <Page
      title="Order review"
      lead="What a courier would stumble over in the orders that your software sends. Open one to see all that happened about it."
      tag={<EnvironmentTag environment={environment} />}
      actions={environment === 'production' && <OrderSearchBox />}
    >
      {environment === 'development' ? (
        <OrderList />
      ) : (
        <Card title={<h2>Production orders</h2>}>
          <EmptyState title="Production orders are not reviewed">
            The review looks at development orders alone. To see all that happened about an order in production, open it
            above by our id, yours or its AWB.
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}
