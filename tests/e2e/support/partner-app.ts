import { randomUUID } from 'node:crypto'
import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import type { generateToken } from '@edis/contract/open-api/generate-token'
import type { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import type { rateV2 } from '@edis/contract/open-api/rate-v2'
import type { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import type { trackOrder } from '@edis/contract/open-api/track-order'

// A small shop's software, as a partner would write it: over HTTP, with nothing of ours but the shapes of the answers.

type Answer<Data> = { status: number; data: Data; error?: string; errors?: { field: string }[]; replayed: boolean }
type Order = RequestOf<typeof sendOrderV2>
type SentOrder = DataOf<typeof sendOrderV2>
type Place = { api: string; partnerId: string; partnerKey: string }

export type PartnerApp = ReturnType<typeof partnerApp>

let sold = 0

/** Refreshes an expired token, keeps an order's Idempotency-Key for its retries, and corrects what is refused. */
export function partnerApp({ api, partnerId, partnerKey }: Place) {
  const basic = `Basic ${Buffer.from(`${partnerId}:${partnerKey}`).toString('base64')}`
  let tokens: DataOf<typeof generateToken> | null = null

  async function ask<Data>(method: string, path: string, headers: object, body?: string): Promise<Answer<Data>> {
    const answer = await fetch(api + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const told = (await answer.json()) as Omit<Answer<Data>, 'status' | 'replayed'>
    return { ...told, status: answer.status, replayed: answer.headers.get('idempotency-replayed') === 'true' }
  }

  async function signIn(): Promise<string> {
    tokens ??= (await ask<DataOf<typeof generateToken>>('POST', '/auth/generate', { authorization: basic })).data
    return tokens.token
  }

  async function refresh(): Promise<void> {
    const body = JSON.stringify({ token: tokens?.refresh_token })
    tokens = (await ask<DataOf<typeof generateToken>>('POST', '/auth/refresh', { authorization: basic }, body)).data
  }

  /** A call with the token, which is refreshed when it has ended. */
  async function call<Data>(method: string, path: string, body?: string, headers: object = {}): Promise<Answer<Data>> {
    const send = async () => ask<Data>(method, path, { authorization: `Bearer ${await signIn()}`, ...headers }, body)
    const answer = await send()
    if (answer.error !== 'AUTH_TOKEN_EXPIRED') return answer
    await refresh()
    return send()
  }

  /** An order as a checkout would make it: from the first warehouse, with the cheapest service, at the quoted price. */
  async function checkOut(scenario: string): Promise<Order> {
    const { data: warehouses } = await call<DataOf<typeof listWarehouses>>('GET', '/warehouse/list')
    const warehouse = warehouses.items[0]
    if (!warehouse) throw new Error('There is no warehouse to send from')
    const items = [{ name: 'Kopi Gayo 1 kg', qty: 1, price: 310_000, weight_g: 1_100 }]
    const wanted = { warehouse_id: warehouse.warehouse_id, destination_district: '31.71.01', items }
    const { data: quote } = await call<DataOf<typeof rateV2>>('POST', '/rate/v2', JSON.stringify(wanted))
    const rate = quote.rates[0]
    if (!rate) throw new Error('Nobody delivers there')
    sold += 1
    return {
      partner_order_id: `TS-${process.pid}-${sold}`,
      warehouse_id: warehouse.warehouse_id,
      courier_code: rate.courier_code,
      service_code: rate.service_code,
      quote_id: quote.quote_id,
      payment_method: 'PREPAID',
      recipient: {
        name: 'Siti Rahma',
        phone: '081234567890',
        address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02, dekat Stasiun Gambir',
        district_code: '31.71.01',
        postal_code: '10110',
      },
      items,
      metadata: { scenario },
    } as Order
  }

  const send = (order: Order, key: string) =>
    call<SentOrder>('POST', '/order/send/v2', JSON.stringify(order), { 'idempotency-key': key })

  return {
    call,
    checkOut,
    send,

    /** Sends an order that gets through, and gives it as it was answered. */
    async sell(scenario = 'delivered'): Promise<SentOrder> {
      const answer = await send(await checkOut(scenario), randomUUID())
      if (answer.status !== 200) throw new Error(`The order was refused: ${answer.error}`)
      return answer.data
    },

    /** Sends an order whose phone cannot be, and once more as the answer says. */
    async sellCorrected(): Promise<Answer<SentOrder>[]> {
      const order = await checkOut('delivered')
      const refused = await send({ ...order, recipient: { ...order.recipient, phone: '12' } }, randomUUID())
      return [refused, await send(order, randomUUID())]
    },

    /** As after an answer that got lost. `sameKey`: the retry carries the first one's key. */
    async sellTwice({ sameKey }: { sameKey: boolean }): Promise<Answer<SentOrder>[]> {
      const order = await checkOut('delivered')
      const key = randomUUID()
      return [await send(order, key), await send(order, sameKey ? key : randomUUID())]
    },

    cancel: (orderId: string) =>
      call<{ status: string }>(
        'POST',
        '/order/cancel',
        JSON.stringify({ order_id: orderId, reason_code: 'BUYER_CANCELLED', reason: 'Pembeli salah memilih ukuran' }),
      ),

    track: (orderId: string) => call<DataOf<typeof trackOrder>>('GET', `/order/track?order_id=${orderId}`),
  }
}
