import type { DataOf } from '@edis/contract/calls/call'
import type { findAnything } from '@edis/contract/console/orders'
import type { Environment } from '@edis/contract/environment'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { otherEnvironment, useEnvironment } from '../../environment.ts'
import { foundQuery } from '../../orders/orders.queries.ts'
import { useMe } from '../../session.ts'
import { menuFor } from '../menu.ts'
import { messages } from './messages.en.ts'

/** What a text leads to. */
export type Found = { kind: 'page' | 'partner' | 'order' | 'archived'; href: string; title: string; note?: string }

const restMs = 120

/** Pages at once; orders and partners as soon as the typing rests. Where no order is found, those of the other environment. */
export function useFound(text: string): { found: readonly Found[]; isLooking: boolean } {
  const environment = useEnvironment()
  const { role } = useMe()
  const sought = text.trim()
  const [rested] = useDebouncedValue(sought, restMs)
  const query = useQuery({ ...foundQuery(environment, rested), enabled: rested !== '' })
  const known = sought === '' ? undefined : query.data
  const hasNone = !query.isPlaceholderData && known?.orders.length === 0 && known.archived.length === 0
  const other = otherEnvironment(environment)
  const elsewhere = useQuery({ ...foundQuery(other, rested), enabled: hasNone })
  const suffix = suffixOf(environment)
  const pages = menuFor(role)
    .flatMap(({ entries }) => entries)
    .filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()))
    .map(({ path, title }): Found => ({ kind: 'page', href: path + suffix, title }))
  return {
    found: [
      ...pages,
      ...(known ? ordersIn(environment, known) : []),
      ...(hasNone && elsewhere.data && !elsewhere.isPlaceholderData
        ? ordersIn(other, elsewhere.data, `${messages.elsewhere[other]} · `)
        : []),
      ...(known?.partners ?? []).map(({ partner_id: id, partner_name: name, email }): Found => ({
        kind: 'partner',
        href: `/console/partners/${id}${suffix}`,
        title: name,
        note: email,
      })),
    ],
    isLooking: sought !== '' && (query.isFetching || elsewhere.isFetching || rested !== sought),
  }
}

const suffixOf = (environment: Environment): string => (environment === 'development' ? '?env=development' : '')

function ordersIn(
  environment: Environment,
  { orders, archived }: Pick<DataOf<typeof findAnything>, 'orders' | 'archived'>,
  where = '',
): Found[] {
  const suffix = suffixOf(environment)
  const words = (
    { awb, partner_order_id: number, partner_name: name, status }: (typeof orders | typeof archived)[number],
    city: string | null = null,
  ) => ({
    title: awb ?? number,
    note: `${where}${[awb && number, name, city, stateWords(status)].filter(Boolean).join(' · ')}`,
  })
  return [
    ...orders.map((order): Found => ({
      kind: 'order',
      href: `/console/orders/${order.order_id}${suffix}`,
      ...words(order, order.recipient.city),
    })),
    ...archived.map((order): Found => ({
      kind: 'archived',
      href: `/console/orders${suffix === '' ? '?' : `${suffix}&`}find=${order.order_id}`,
      ...words(order),
    })),
  ]
}
