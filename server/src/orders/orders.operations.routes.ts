import { hints } from '@edis/contract/errors/hints'
import type { Environment } from '@edis/contract/environment'
import { decideCancel as decideCancelCall } from '@edis/contract/operations/decide-cancel'
import { findOrder } from '@edis/contract/operations/find-order'
import type { DataOf } from '@edis/contract/calls/call'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import { Failure, fieldFault } from '../http/doors/failure.ts'
import { findArchived } from './archived-orders.store.ts'
import { maskedOrder } from './masked-order.ts'
import { nameFaults, nameOf, noSuchOrder, orderInArchive } from './order-names.ts'
import { presentTracked } from './orders.routes.ts'
import { findNamed, findTracked } from './orders.store.ts'
import { decideCancel } from './reports/cancel-decision.ts'
import type { OrderParts } from './sending/order-parts.ts'

type Found = DataOf<typeof findOrder>
type WholeOrder = Omit<Found, 'history' | 'partner' | 'deliveries'>
type Place = {
  database: Database
  orders: OrderParts
  /** An order with all that was sent, as the feed gives it. */
  wholeOrder: (orderId: string) => Promise<WholeOrder | null>
  /** Those of an order, newest first. */
  deliveriesOf: (partnerId: string, orderId: string) => Promise<Found['deliveries']>
}
type Parts = {
  places: Readonly<Record<Environment, Place>>
  partnerOf: (partnerId: string) => Promise<Found['partner'] | null>
}

const ofOrder = ['order_id', 'awb', 'courier_awb', 'partner_order_id'] as const

/** What the provider's systems ask of orders, and decide. */
export function orderOperationsRoutes(door: OperationsDoor, { places, partnerOf }: Parts): void {
  door.answer(
    findOrder,
    async ({ fields, caller }) => {
      const { database, wholeOrder, deliveriesOf } = places[caller.environment]
      const name = nameOf(fields, ofOrder)
      const [found, another] = await findNamed(database, fields.partner_id ?? null, name)
      if (!found) {
        const archived = await findArchived(database.$client, fields.partner_id ?? null, name)
        throw archived ? orderInArchive(archived) : noSuchOrder(name)
      }
      if (another && another.partnerId !== found.partnerId && name.by === 'partner_order_id') throw ambiguous()
      const [order, tracked, partner, deliveries] = await Promise.all([
        wholeOrder(found.id),
        findTracked(database, found.partnerId, { by: 'order_id', value: found.id }),
        partnerOf(found.partnerId),
        deliveriesOf(found.partnerId, found.id),
      ])
      if (!order || !tracked || !partner) throw noSuchOrder(name)
      const shown = 'staffId' in caller ? maskedOrder(order) : order
      return { ...shown, history: presentTracked(tracked).history, partner, deliveries }
    },
    { rules: (refused) => nameFaults(refused, ofOrder) },
  )

  door.write(decideCancelCall, async ({ fields, caller: { environment }, by }, transaction) => {
    const { orders } = places[environment]
    const { order_id, accept, reason = null } = fields
    const decided = await decideCancel(orders, transaction, order_id, { accept, reason })
    if (decided === null) throw noSuchOrder({ by: 'order_id', value: order_id })
    if (decided === 'not_requested')
      throw new Failure('ORDER_NOT_CANCELLABLE', { text: hints.noCancelRequest, details: { order_id } })
    await audit(transaction, by, {
      action: accept ? 'order.cancel_accepted' : 'order.cancel_refused',
      target: decided.orderId,
      partnerId: decided.partnerId,
      environment,
      before: { status: 'cancel_requested' },
      after: { status: decided.status, sequence: decided.sequence },
      reason,
    })
    return { order_id: decided.orderId, status: decided.status, sequence: decided.sequence }
  })
}

const ambiguous = (): Failure =>
  new Failure('VALIDATION_FAILED', {
    faults: [fieldFault('partner_id', 'FIELD_REQUIRED', hints.partnerNeeded)],
  })
