import { orderStates } from '@edis/contract/order-states'
import { listOrderReviews } from '@edis/contract/portal-calls/review'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, type FieldFault, sendOneOf } from '../http/doors/failure.ts'
import { findingsOf, verdictOf } from './order-findings.ts'
import type { OrderReviewStore } from './order-reviews.store.ts'

const verdicts = ['passed', 'attention', 'pending'] as const
/** A verdict is not in the database: so many orders are looked through for it. */
const maxReviewed = 1_000

export function orderReviewRoutes(door: ApiDoor, { orders }: { orders: OrderReviewStore }): void {
  door.answer(listOrderReviews, async ({ fields, caller: { partnerId } }) => {
    const { search, verdict, status, before, limit = 100 } = fields
    const faults: FieldFault[] = []
    if (verdict !== undefined && !verdicts.some((name) => name === verdict))
      faults.push({ field: 'verdict', error: 'FIELD_INVALID', message: sendOneOf(verdicts) })
    if (status !== undefined && !orderStates.some((name) => name === status))
      faults.push({ field: 'status', error: 'FIELD_INVALID', message: sendOneOf(orderStates) })
    if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })

    const [listed, retried] = await Promise.all([
      orders.list(partnerId, {
        ...(search !== undefined && { search: search.trim() }),
        ...(status !== undefined && { status }),
        ...(before !== undefined && { before }),
        limit: verdict === undefined ? limit : maxReviewed,
      }),
      orders.retriedCarelessly(partnerId),
    ])
    return listed
      .map((order) => {
        const findings = findingsOf(order, listed, retried.has(order.partnerOrderId))
        return {
          order_id: order.id,
          partner_order_id: order.partnerOrderId,
          awb: order.awb,
          courier_awb: order.courierAwb,
          status: order.status,
          verdict: verdictOf(order, findings),
          findings,
          recipient: `${order.recipient.name}, ${order.recipient.district_code}`,
          courier: `${order.courierCode} ${order.serviceCode}`,
          payment_method: order.paymentMethod,
          total: order.cost.total,
          created_at: order.createdAt.toISOString(),
        }
      })
      .filter((order) => verdict === undefined || order.verdict === verdict)
      .slice(0, limit)
  })
}
