import { orderTimeline } from '@edis/contract/portal-calls/orders'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { timelineEntries } from './timeline-entries.ts'
import type { TimelineStore } from './timeline.store.ts'

export function timelineRoutes(door: ApiDoor, { timeline }: { timeline: TimelineStore }): void {
  door.answer(orderTimeline, async ({ fields, caller: { partnerId } }) => {
    const order = await timeline.findOrder(partnerId, fields.order.trim())
    if (!order) throw new Failure('ORDER_NOT_FOUND')
    return {
      order_id: order.id,
      partner_order_id: order.partnerOrderId,
      awb: order.awb,
      courier_awb: order.courierAwb,
      tracking_url: order.trackingUrl,
      status: order.status,
      courier_code: order.courierCode,
      service_code: order.serviceCode,
      payment_method: order.paymentMethod,
      cod_amount: order.codAmount,
      total: order.cost.total,
      recipient: `${order.recipient.name}, ${order.recipient.district_code}`,
      scenario: order.scenario,
      created_at: order.createdAt.toISOString(),
      entries: await timelineEntries(timeline, partnerId, order.id),
    }
  })
}
