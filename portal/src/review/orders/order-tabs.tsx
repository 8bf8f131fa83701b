import { countedOrders, type OrderGroup, orderGroupNames } from '@edis/contract/portal-calls/order-list'
import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { number } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.ts'
import { orderCountsQuery } from './orders.queries.ts'
import css from './order-tabs.module.css'

type OrderTabsProps = {
  environment: Environment
  value: OrderGroup | undefined
  onChange: (group: OrderGroup | undefined) => void
}

const tabs = ['all', ...orderGroupNames] as const

/** All orders, or those of a group of states, each with how many there are. */
export function OrderTabs({ environment, value, onChange }: OrderTabsProps) {
  const { data: counts } = useQuery(orderCountsQuery(environment))
  return (
    <div className={css.tabs} role="group" aria-label={messages.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === (value ?? 'all')}
          data-urgent={(tab === 'attention' && counts && counts.attention > 0) || undefined}
          data-none={(counts && counts.all > 0 && counts[tab] === 0) || undefined}
          onClick={() => onChange(tab === 'all' ? undefined : tab)}
        >
          {messages.groups[tab]} {counts && counts.all > 0 && <small>{countWords(counts[tab])}</small>}
        </button>
      ))}
    </div>
  )
}

export const countWords = (count: number): string =>
  count >= countedOrders ? messages.orMore(number(countedOrders)) : number(count)
