import type { Environment } from '@edis/contract/environment'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { sampleOrder } from '@edis/testing/sample-order.ts'
import { basicAuthOf } from './keys.ts'
import type { Api } from './partner.ts'

let sent = 0

/** Makes calls of the open API at the host, as the partner's software would. */
export async function partnerSoftware(host: string, api: Api, environment: Environment = 'development') {
  const { data } = await api(environment, generateToken, { auth: await basicAuthOf(api, environment) })
  return async <Data>(path: string, body?: object): Promise<Data> => {
    sent += 1
    const answer = await fetch(host + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${data?.token ?? ''}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': `order-${sent}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = (await answer.json()) as { data?: Data }
    if (said.data === undefined) throw new Error(`${path}: ${JSON.stringify(said)}`)
    return said.data
  }
}

/** Sends orders of the sample catalogue. Gives their ids. */
export async function sendOrders(
  host: string,
  api: Api,
  count: number,
  environment: Environment = 'development',
): Promise<string[]> {
  const ask = await partnerSoftware(host, api, environment)
  const warehouses = await ask<{ items: { warehouse_id: string }[] }>('/warehouse/list')
  const warehouse = warehouses.items[0]?.warehouse_id
  const orders: string[] = []
  for (let order = 0; order < count; order += 1) {
    const body = sampleOrder({ partnerOrderId: `TS-${sent}`, warehouse, sku: 'SAMPLE-BANTAL' })
    orders.push((await ask<{ order_id: string }>('/order/send/v2', body)).order_id)
  }
  return orders
}
