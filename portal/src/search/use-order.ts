import { type Environment, environmentTitle } from '@edis/contract/environment'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { timelineQuery } from '../review/timeline/timeline.queries.ts'
import { messages } from './messages.en.tsx'
import { orderLikeness } from './order-name.ts'
import type { Entry } from './search-entries.ts'

const pause = 200

export type FoundOrder = { entry: Entry | null; standing: 'looking' | 'missing' | null }

/**
 * The order of the environment in view that the text names, asked for once typing pauses; no longer waited for when the
 * text changes. `missing`: it looks like an order's and is none here.
 */
export function useOrder(text: string, environment: Environment): FoundOrder {
  const typed = text.trim()
  const likeness = orderLikeness(typed)
  const [name] = useDebouncedValue(typed, pause)
  const isAsked = likeness !== null && name === typed
  const { data, error } = useQuery({
    ...timelineQuery(environment, name),
    enabled: isAsked,
    refetchInterval: false,
    retry: false,
  })
  if (likeness === null) return { entry: null, standing: null }
  if (!isAsked || (!data && !error)) return { entry: null, standing: 'looking' }
  if (data) {
    const about = [data.awb ?? messages.noAwb, stateWords(data.status)]
    return { entry: orderEntry(environment, data.order_id, data.partner_order_id, about), standing: null }
  }
  const isUnknown = error instanceof CallFailed && error.failure?.error === 'ORDER_NOT_FOUND'
  return { entry: null, standing: isUnknown && likeness === 'surely' ? 'missing' : null }
}

/** An order as an entry. `about`: what is known of it. */
export const orderEntry = (environment: Environment, id: string, name: string, about: readonly string[]): Entry => ({
  kind: 'order',
  id: `order ${environment} ${id}`,
  title: messages.openOrder(name),
  names: [name, id],
  around: '',
  place: [environmentTitle[environment], id, ...about].join(' · '),
  goal: { to: `/review/order/${id}` },
  order: { environment, id, name },
})
