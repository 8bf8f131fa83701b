import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'

export type CustomerService = {
  id: string
  partnerId: string
  name: string
  /** E.164. */
  phone: string
  email: string | null
  externalId: string | null
  createdAt: Date
}

export type ListedCustomerService = CustomerService & { isActive: boolean; ordersCount: number }

export type CustomerServiceStore = ReturnType<typeof customerServiceStore>

/** Every function takes the partner's id: another partner's agent is not found. */
export function customerServiceStore(database: Database) {
  return {
    /** The newest first; `before` is the id of the last one on the page before. `search` and `phone` are parts of texts. */
    async list(
      partnerId: string,
      { search, phone, before, limit }: { search: string; phone: string; before: string | null; limit: number },
    ): Promise<ListedCustomerService[]> {
      const part = `%${escapeLike(search)}%`
      const rows = await database.$client<(Omit<ListedCustomerService, 'createdAt'> & { createdAt: string })[]>`
        select
          id, partner_id as "partnerId", name, phone, email, external_id as "externalId", is_active as "isActive",
          created_at as "createdAt",
          (select count(*)::int from orders where orders.partner_id = agent.partner_id and orders.cs_id = agent.id)
            as "ordersCount"
        from customer_services agent
        where partner_id = ${partnerId}
          and (${before}::text is null or id < ${before})
          and (name ilike ${part} or email ilike ${part} or external_id ilike ${part}
            or phone like ${`%${escapeLike(phone)}%`})
        order by id desc limit ${limit}`
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
    },
  }
}

/** Adds the agent, unless the partner has one with its phone or external id. */
export async function addCustomerService(
  transaction: Transaction,
  { id, partnerId, name, phone, email, externalId, createdAt }: CustomerService,
): Promise<'added' | 'duplicate'> {
  const added = await transaction`
    insert into customer_services (id, partner_id, name, phone, email, external_id, created_at)
    values (${id}, ${partnerId}, ${name}, ${phone}, ${email}, ${externalId}, ${createdAt})
    on conflict do nothing`
  return added.count === 1 ? 'added' : 'duplicate'
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

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
