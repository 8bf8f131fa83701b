import { type OrderState, orderStates } from '@edis/contract/order-states'
import {
  countedOrders,
  countOrders,
  type OrderGroup,
  orderGroupNames,
  listOrders,
} from '@edis/contract/portal-calls/order-list'
import { normalisePhone } from '../customer-services/customer-services.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, type FieldFault, sendOneOf } from '../http/doors/failure.ts'
import { cursorKey, cursorOf } from '../http/doors/page.ts'
import { cityOf, type Regions } from '../regions/regions.ts'
import { findingsOf } from './order-findings.ts'
import { cityName, isLate, problemsOf, statesOf, stepOf, underWay } from './order-list.ts'
import type { OrderListFilter, OrderListStore } from './order-list.store.ts'

type Parts = {
  list: OrderListStore
  /** Of these numbers, those whose orders were sent again with another key or none. */
  retriedCarelessly: (partnerId: string) => Promise<Set<string>>
  regions: Regions
  now: () => Date
}

const paymentMethods = ['PREPAID', 'COD'] as const

export function orderListRoutes(door: ApiDoor, { list, retriedCarelessly, regions, now }: Parts): void {
  door.answer(listOrders, async ({ fields, caller: { partnerId } }) => {
    const { find, group, status, courier_code: courierCode, payment_method: paymentMethod, since, until } = fields
    const { cursor, limit = 50 } = fields
    const before = cursorKey(cursor)?.[0]
    const faults = [
      ...faultOf('group', group, orderGroupNames),
      ...faultOf('status', status, orderStates),
      ...faultOf('payment_method', paymentMethod, paymentMethods),
    ]
    if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })

    const wanted = find?.trim() ?? ''
    const { rows, next } = await list.list(partnerId, {
      ...(wanted !== '' && { find: meantBy(wanted) }),
      ...(group !== undefined && inGroup(group as OrderGroup)),
      ...(status !== undefined && { status: status as OrderState }),
      ...(courierCode !== undefined && { courierCode }),
      ...(paymentMethod !== undefined && { paymentMethod }),
      ...(since !== undefined && { since: momentField('since', since) }),
      ...(until !== undefined && { until: momentField('until', until) }),
      ...(before !== undefined && { before }),
      limit,
    })
    const [near, retried] = await Promise.all([list.neighbours(partnerId, rows), retriedCarelessly(partnerId)])
    return {
      items: rows.map((order) => {
        const late = isLate(order.status, new Date(order.sla.promised_at), now())
        return {
          order_id: order.id,
          partner_order_id: order.partnerOrderId,
          awb: order.awb,
          courier_awb: order.courierAwb,
          status: order.status,
          step: stepOf(order.status, order.lastStraight),
          recipient: order.recipient.name,
          city: cityAt(order.recipient.district_code),
          courier_code: order.courierCode,
          service_code: order.serviceCode,
          payment_method: order.paymentMethod,
          cod_amount: order.codAmount,
          total: order.cost.total,
          promised_at: new Date(order.sla.promised_at).toISOString(),
          late,
          problems: problemsOf(findingsOf(order, near, retried.has(order.partnerOrderId)), late),
          created_at: order.createdAt.toISOString(),
          updated_at: order.updatedAt.toISOString(),
        }
      }),
      next_cursor: next === null ? null : cursorOf([next]),
    }
  })

  door.answer(countOrders, async ({ caller: { partnerId } }) => {
    const counts = await list.counts(partnerId, orderStates, now())
    const of = (states: readonly string[]) =>
      Math.min(
        countedOrders,
        states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
      )
    return {
      all: of(orderStates),
      to_ship: of(statesOf('to_ship')),
      on_the_way: of(statesOf('on_the_way')),
      attention: of([...statesOf('attention'), 'late']),
      delivered: of(statesOf('delivered')),
      returned: of(statesOf('returned')),
      cancelled: of(statesOf('cancelled')),
    }
  })

  const inGroup = (group: OrderGroup): Pick<OrderListFilter, 'states' | 'late'> => ({
    states: statesOf(group),
    ...(group === 'attention' && { late: { states: underWay, now: now() } }),
  })

  function meantBy(text: string): NonNullable<OrderListFilter['find']> {
    const isName = /^[^\d]{3,}$/.test(text)
    const cities = isName ? regions.search({ level: 'city', text, after: 0, limit: 50 }).items : []
    return { text, phone: normalisePhone(text), cities: cities.map(({ code }) => code) }
  }

  function cityAt(districtCode: string): string {
    const code = cityOf(districtCode)
    return cityName(regions.find(code)?.name ?? code)
  }
}

const faultOf = (field: string, value: string | undefined, known: readonly string[]): FieldFault[] =>
  value === undefined || known.includes(value) ? [] : [{ field, error: 'FIELD_INVALID', message: sendOneOf(known) }]
