import { erasedAtOnce } from '@edis/contract/portal-calls/recipients'
import type { AuditEntry } from '../audit/audit.ts'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Whose } from './personal-data.ts'
import { anonymiseOrders, exportOrders, findOrdersOf, type KeptOfOrder } from './personal-data.store.ts'

type Client = Transaction | Database['$client']
/** What the audit log says of it: whose it was stands nowhere in it. */
type Told = Pick<AuditEntry, 'action' | 'target' | 'after'>

export type Erased = { erased: string[]; already_erased: number; under_way: string[]; more: boolean }

/** Everything kept of somebody, some orders at a time; null: there is no such order. */
export async function exportRecipient(
  sql: Client,
  partnerId: string,
  whose: Whose,
  { after, most }: { after?: string; most: number },
): Promise<{ items: KeptOfOrder[]; next: string | null; told: Told } | null> {
  const found = await findOrdersOf(sql, partnerId, whose, { ...(after !== undefined && { after }), most: most + 1 })
  if (found.length === 0 && after === undefined) return null
  const page = found.slice(0, most)
  const items = await exportOrders(
    sql,
    page.map(({ id }) => id),
  )
  return {
    items,
    next: found.length > most ? (page.at(-1)?.id ?? null) : null,
    told: { action: 'recipient.exported', target: targetOf(page), after: { orders: items.length } },
  }
}

/** Erases somebody from the orders that are final; null: there is no such order. */
export async function eraseRecipient(
  transaction: Transaction,
  partnerId: string,
  whose: Whose,
  now: Date,
): Promise<{ data: Erased; told: Told } | null> {
  const orders: Awaited<ReturnType<typeof findOrdersOf>> = []
  let more = true
  for (let after = ''; more && orders.filter(isDue).length < erasedAtOnce;) {
    const found = await findOrdersOf(transaction, partnerId, whose, { after, most: erasedAtOnce })
    orders.push(...found)
    more = found.length === erasedAtOnce
    after = found.at(-1)?.id ?? after
  }
  if (orders.length === 0) return null
  const due = orders.filter(isDue)
  await anonymiseOrders(
    transaction,
    due.map(({ id }) => id),
    now,
  )
  const underWay = orders.filter(({ final }) => !final)
  return {
    data: {
      erased: due.map(({ partnerOrderId }) => partnerOrderId),
      already_erased: orders.filter(({ anonymised }) => anonymised).length,
      under_way: underWay.map(({ partnerOrderId }) => partnerOrderId),
      more,
    },
    told: {
      action: 'recipient.erased',
      target: targetOf(orders),
      after: { orders: due.length, under_way: underWay.length },
    },
  }
}

const isDue = ({ final, anonymised }: { final: boolean; anonymised: boolean }): boolean => final && !anonymised

const targetOf = (orders: readonly { id: string }[]): string | null =>
  orders.length === 1 ? (orders[0]?.id ?? null) : null
