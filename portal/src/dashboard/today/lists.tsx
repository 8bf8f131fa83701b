import type { Environment } from '@edis/contract/environment'
import { AttentionCard } from './attention-card.tsx'
import css from './cards.module.css'
import { RecentOrders } from './recent-orders.tsx'

/** What needs attention, and the newest orders beside it. */
export const Lists = ({ environment }: { environment: Environment }) => (
  <div className={css.columns}>
    <AttentionCard environment={environment} />
    <RecentOrders environment={environment} />
  </div>
)
