import { orderTimeline } from '@edis/contract/portal-calls/orders'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { cityOf, type Regions } from '../regions/regions.ts'
import { findingsOf } from './order-findings.ts'
import { cityName, isLate, maskedPhone, problemsOf, stepOf } from './order-list.ts'
import type { OrderListStore } from './order-list.store.ts'
import { timelineEntries } from './timeline-entries.ts'
import type { TimelineStore } from './timeline.store.ts'

type Parts = {
  timeline: TimelineStore
  neighbours: OrderListStore['neighbours']
  /** Of these numbers, those whose orders were sent again with another key or none. */
  retriedCarelessly: (partnerId: string) => Promise<Set<string>>
  regions: Regions
  now: () => Date
}

export function timelineRoutes(door: ApiDoor, { timeline, neighbours, retriedCarelessly, regions, now }: Parts): void {
  const placeOf = (district: string | undefined) => ({
    district: regions.find(district ?? '')?.name ?? district ?? '',
    city: cityName(regions.find(cityOf(district ?? ''))?.name ?? cityOf(district ?? '')),
  })
  door.answer(orderTimeline, async ({ fields, caller: { partnerId } }) => {
    const order = await timeline.findOrder(partnerId, fields.order.trim())
    if (!order) throw new Failure('ORDER_NOT_FOUND')
    const [entries, deliveries, near, retried] = await Promise.all([
      timelineEntries(timeline, partnerId, order.id),
      timeline.deliveries(partnerId, order.id),
      neighbours(partnerId, [order]),
      retriedCarelessly(partnerId),
    ])
    const late = isLate(order.status, new Date(order.sla.promised_at), now())
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
      cost: order.cost,
      chargeable_kg: order.weight.chargeable_kg,
      weighed_g: order.weighedG,
      step: stepOf(order.status, order.lastStraight),
      promised_at: new Date(order.sla.promised_at).toISOString(),
      late,
      problems: problemsOf(findingsOf(order, near, retried.has(order.partnerOrderId)), late),
      recipient: {
        name: order.recipient.name,
        phone: maskedPhone(order.recipient.phone),
        address: order.recipient.address,
        district_code: order.recipient.district_code,
        ...placeOf(order.recipient.district_code),
      },
      warehouse: { name: order.warehouse?.name ?? '', ...placeOf(order.warehouse?.districtCode) },
      items: order.items.map(({ name, sku, qty }) => ({ name, sku, qty })),
      deliveries: deliveries.toReversed().map(({ id, eventId, event, webhookId, url, state, dueAt }) => ({
        id,
        event_id: eventId,
        event,
        webhook_id: webhookId,
        url,
        state,
        next_attempt_at: state === 'pending' ? dueAt.toISOString() : null,
      })),
      scenario: order.scenario,
      created_at: order.createdAt.toISOString(),
      entries,
    }
  })
}
