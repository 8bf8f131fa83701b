import { hints } from '@edis/contract/errors/hints'
import type { RequestOf } from '@edis/contract/calls/call'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import type { Actor } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import { newId } from '../database/id.ts'
import { Failure, fieldFailure, fieldFault } from '../http/doors/failure.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import type { Transaction } from '../database/transaction.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { normalisePhone, phonePart } from './customer-services.ts'
import {
  addCustomerService,
  type CustomerService,
  type CustomerServiceStore,
  findTwins,
  type ListedCustomerService,
} from './customer-services.store.ts'

type Parts = { customerServices: CustomerServiceStore; now: () => Date }

export function customerServiceRoutes(door: ApiDoor, { customerServices, now }: Parts): void {
  const phoneFaults = (phone: string | undefined) =>
    phone === undefined || normalisePhone(phone) !== null ? [] : [fieldFault('phone', 'PHONE_INVALID')]
  const create = async (
    { fields, partnerId, by }: { fields: RequestOf<typeof createCustomerService>; partnerId: string; by: Actor },
    transaction: Transaction,
  ) => {
    const phone = normalisePhone(fields.phone)
    if (phone === null) throw fieldFailure('phone', 'PHONE_INVALID')
    const agent = {
      id: newId('cs'),
      partnerId,
      name: fields.name.trim(),
      phone,
      email: fields.email ?? null,
      externalId: fields.external_id ?? null,
      isActive: true,
      createdAt: now(),
    }
    if ((await addCustomerService(transaction, agent)) === 'duplicate') throw await duplicate(transaction, agent)
    await audit(transaction, by, {
      action: 'customer_service.added',
      target: agent.id,
      partnerId,
      environment: door.environment,
      after: { is_active: true },
    })
    return present({ ...agent, ordersCount: 0 })
  }
  door.write(createCustomerService, create, { rules: ({ fields }) => phoneFaults(fields.phone) })

  type Listed = { fields: RequestOf<typeof listCustomerServices>; partnerId: string }
  const list = async ({ fields: { search = '', cursor, limit = 50 }, partnerId }: Listed) => {
    const before = cursorKey(cursor)?.[0] ?? null
    const text = search.trim()
    // One more than asked for tells whether there is a next page.
    const rows = await customerServices.list(partnerId, {
      search: text,
      phone: phonePart(text),
      before,
      limit: limit + 1,
    })
    return pageOf(rows.map(present), limit, ({ cs_id }) => [cs_id])
  }
  door.answer(listCustomerServices, list, { quickly: true })
}

/** Says which field another agent has, and which agent. */
async function duplicate(transaction: Transaction, agent: CustomerService): Promise<Failure> {
  const twins = await findTwins(transaction, agent)
  const samePhone = twins.find(({ phone }) => phone === agent.phone)
  const sameExternalId = twins.find(({ externalId }) => externalId !== null && externalId === agent.externalId)
  const [twin] = [samePhone, sameExternalId].filter((found) => found !== undefined)
  return new Failure('CS_DUPLICATE', {
    ...(twin ? { details: { cs_id: twin.id } } : {}),
    faults: [
      ...(samePhone ? [taken('phone', samePhone.id)] : []),
      ...(sameExternalId ? [taken('external_id', sameExternalId.id)] : []),
    ],
  })
}

const taken = (field: 'phone' | 'external_id', id: string) =>
  fieldFault(field, 'CS_DUPLICATE', hints.csHasThis(id, field), { cs_id: id })

const present = (agent: ListedCustomerService) => ({
  cs_id: agent.id,
  name: agent.name,
  phone: agent.phone,
  email: agent.email,
  external_id: agent.externalId,
  is_active: agent.isActive,
  orders_count: agent.ordersCount,
  created_at: agent.createdAt.toISOString(),
})
