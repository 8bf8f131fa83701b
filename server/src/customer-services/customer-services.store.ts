import type { Database } from '../database/connection.ts'
import { escapeLike } from '../database/escape-like.ts'
import { columnsBut, type RowOf } from '../database/row-columns.ts'
import { customerServices } from '../database/tables/order-tables.ts'
import type { Transaction } from '../database/transaction.ts'

const listedColumns = columnsBut(customerServices)
const addedColumns = columnsBut(customerServices, 'ordersCount')
export type ListedCustomerService = RowOf<typeof listedColumns>
export type CustomerService = RowOf<typeof addedColumns>

export type CustomerServiceStore = ReturnType<typeof customerServiceStore>

/** Every function takes the partner's id: another partner's agent is not found. */
export function customerServiceStore({ $client: sql }: Database) {
  return {
    /** The newest first; `before` is the id of the last one on the page before. `search` and `phone` are parts of texts. */
    list(
      partnerId: string,
      { search, phone, before, limit }: { search: string; phone: string; before: string | null; limit: number },
    ): Promise<ListedCustomerService[]> {
      const values: (string | number)[] = [partnerId, limit]
      const given = (value: string) => `$${values.push(value)}`
      // Unasked for, neither is in the statement: the newest are found by their index, however many there are
      const from = before === null ? '' : `and id < ${given(before)}`
      return sql.unsafe<ListedCustomerService[]>(
        `select ${listedColumns.selected} from customer_services
        where partner_id = $1 ${from} ${search === '' ? '' : matching(given, search, phone)}
        order by id desc limit $2`,
        values,
        { prepare: true },
      )
    },
  }
}

function matching(given: (value: string) => string, search: string, phone: string): string {
  const part = given(`%${escapeLike(search)}%`)
  return `and (name ilike ${part} or email ilike ${part} or external_id ilike ${part}
    or phone like ${given(`%${escapeLike(phone)}%`)})`
}

/** Adds the agent, unless the partner has one with its phone or external id. */
export async function addCustomerService(
  transaction: Transaction,
  agent: CustomerService,
): Promise<'added' | 'duplicate'> {
  const insertion = `${addedColumns.insertion} on conflict do nothing`
  const { count } = await transaction.unsafe(insertion, addedColumns.values(agent), { prepare: true })
  return count === 1 ? 'added' : 'duplicate'
}

/** The partner's agents that have this phone or this external id: two at most. */
export async function findTwins(
  transaction: Transaction,
  { partnerId, phone, externalId }: Pick<CustomerService, 'partnerId' | 'phone' | 'externalId'>,
): Promise<{ id: string; phone: string; externalId: string | null }[]> {
  return transaction`
    select id, phone, external_id as "externalId" from customer_services
    where partner_id = ${partnerId} and (phone = ${phone} or external_id = ${externalId})
    order by id`
}
