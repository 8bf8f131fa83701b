import { generateToken } from '@edis/contract/open-api/generate-token'
import { sampleOrder } from '@edis/testing/sample-order.ts'
import { basicAuthOf } from './keys.ts'
import type { Api } from './partner.ts'

let sent = 0

/** Sends orders of the sample catalogue to the development API, as the partner's software would. Gives their ids. */
export async function sendOrders(development: string, api: Api, count: number): Promise<string[]> {
  const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  const ask = async <Data>(path: string, body?: object): Promise<Data> => {
    sent += 1
    const answer = await fetch(development + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${data?.token ?? ''}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': `order-${sent}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data: said, message } = (await answer.json()) as { data?: Data; message: string }
    if (said === undefined) throw new Error(message)
    return said
  }
  const warehouses = await ask<{ items: { warehouse_id: string }[] }>('/warehouse/list')
  const warehouse = warehouses.items[0]?.warehouse_id
  const orders: string[] = []
  for (let order = 0; order < count; order += 1) {
    const body = sampleOrder({ partnerOrderId: `TS-${sent}`, warehouse, sku: 'SAMPLE-BANTAL' })
    orders.push((await ask<{ order_id: string }>('/order/send/v2', body)).order_id)
  }
  return orders
}
