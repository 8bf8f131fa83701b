import { stateWords } from '@edis/ui/orders/order-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useEnvironment } from '../../environment.ts'
import { foundQuery } from '../../orders/orders.queries.ts'
import { useMe } from '../../session.ts'
import { menuFor } from '../menu.ts'

/** What a text leads to. */
export type Found = { kind: 'page' | 'partner' | 'order' | 'archived'; href: string; title: string; note?: string }

const restMs = 120

/** Pages at once; orders and partners as soon as the typing rests. */
export function useFound(text: string): { found: readonly Found[]; isLooking: boolean } {
  const environment = useEnvironment()
  const { role } = useMe()
  const sought = text.trim()
  const [rested] = useDebouncedValue(sought, restMs)
  const query = useQuery({ ...foundQuery(environment, rested), enabled: rested !== '' })
  const suffix = environment === 'development' ? '?env=development' : ''
  const pages = menuFor(role)
    .flatMap(({ entries }) => entries)
    .filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()))
    .map(({ path, title }): Found => ({ kind: 'page', href: path + suffix, title }))
  const known = sought === '' ? undefined : query.data
  return {
    found: [
      ...pages,
      ...(known?.orders ?? []).map((order): Found => ({
        kind: 'order',
        href: `/console/orders/${order.order_id}${suffix}`,
        title: order.awb ?? order.partner_order_id,
        note: `${order.partner_name} · ${stateWords(order.status)}`,
      })),
      ...(known?.archived ?? []).map((order): Found => ({
        kind: 'archived',
        href: `/console/orders${suffix === '' ? '?' : `${suffix}&`}find=${order.order_id}`,
        title: order.awb ?? order.partner_order_id,
        note: `${order.partner_name} · ${stateWords(order.status)}`,
      })),
      ...(known?.partners ?? []).map(({ partner_id: id, partner_name: name, email }): Found => ({
        kind: 'partner',
        href: `/console/partners/${id}${suffix}`,
        title: name,
        note: email,
      })),
    ],
    isLooking: sought !== '' && (query.isFetching || rested !== sought),
  }
}
