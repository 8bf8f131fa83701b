import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { messages } from './messages.en.ts'
import { noFilters, type OrderSearch } from './order-filters.ts'

type NoOrdersProps = { search: OrderSearch; onChange: (changes: Partial<OrderSearch>) => void }

/** Why the list is empty: the filters, the tab, or that no order was sent yet. */
export function NoOrders({ search: { group, ...filters }, onChange }: NoOrdersProps) {
  if (isFiltered(filters))
    return (
      <EmptyState
        title={messages.noMatch.title}
        action={<Button onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</Button>}
      >
        {messages.noMatch.text}
      </EmptyState>
    )
  if (group)
    return (
      <EmptyState
        title={messages.nothingHere.title}
        action={<Button onClick={() => onChange({ group: undefined })}>{messages.nothingHere.all}</Button>}
      >
        {messages.nothingHere.text}
      </EmptyState>
    )
  return (
    <EmptyState
      title={messages.empty.title}
      action={
        <Button variant="filled" component={Link} to="/documentation/order/send/v2">
          {messages.empty.act}
        </Button>
      }
    >
      {messages.empty.text}
    </EmptyState>
  )
}
