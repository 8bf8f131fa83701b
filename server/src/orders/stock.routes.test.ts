import { afterAll, describe, expect, test } from 'vitest'
import type { Environment } from '@edis/contract/environment'
import { openDatabase, closeDatabase } from '../database/connection.ts'
import { openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import { goodOrder } from './order-fixtures.ts'
import { refillSandbox } from './refill-sandbox.store.ts'

const { app, bring, call, close, database, newPartner, report, send, sql, tokenOf, warehouse } = await openOrderDesk()
afterAll(close)

const tea = (qty: number) => ({
  ...goodOrder(warehouse),
  items: [{ sku: 'TEH', name: 'Teh', qty, price: 1, weight_g: 1, length_cm: 1, width_cm: 1, height_cm: 1 }],
})

/** What GET /product/list says is available. */
async function available(token: string, environment: Environment = 'development'): Promise<number | undefined> {
  const { data } = await call('GET', '/product/list?search=TEH', { token, environment })
  const { items } = data as unknown as { items: { stock: { available: number }[] }[] }
  return items[0]?.stock[0]?.available
}

describe('the sandbox', () => {
  test('lets a partner run out of stock without another noticing', async () => {
    const [one, other] = [await newPartner(), await newPartner()]
    expect(await send(tea(20), one)).toMatchObject({ status: 200 })
    expect(await send(tea(1), one)).toMatchObject({ status: 409, error: 'STOCK_INSUFFICIENT' })
    expect([await available(one.token), await available(other.token)]).toEqual([0, 20])
    expect(await send(tea(20), other)).toMatchObject({ status: 200 })
  })

  test('gives pieces back when the order ends or leaves the warehouse, and counts none of them twice', async () => {
    const { token } = await newPartner()
    const orders = [await send(tea(12), { token }), await send(tea(8), { token })]
    const [left, cancelled] = orders.map(({ data }) => data.order_id) as [string, string]
    await bring(left, ...toPickup, 'picked_up')
    expect(await available(token)).toBe(12)
    await report({ order_id: left, status: 'lost' })
    await bring(cancelled, 'cancelled')
    expect(await available(token)).toBe(20)
  })

  test('fills up a day after the first reservation, whatever becomes of the orders; what they give back later never makes more than there is', async () => {
    const { token } = await newPartner()
    const { data } = await send(tea(20), { token })
    const development = openDatabase(database.url, 'development')
    await refillSandbox(development, app.clock.now)
    expect(await available(token)).toBe(0)
    await refillSandbox(development, new Date(app.clock.now.getTime() + 1))
    await closeDatabase(development)
    expect(await available(token)).toBe(20)
    await send(tea(5), { token })
    await bring(data.order_id, 'cancelled')
    expect(await available(token)).toBe(20)
  })

  test('forgets what a version before reserved for all partners together', async () => {
    const { token } = await newPartner()
    await sql`update development.stock set reserved = 3`
    expect(await available(token)).toBe(17)
    expect(await send(tea(18), { token })).toMatchObject({ error: 'STOCK_INSUFFICIENT' })
    const development = openDatabase(database.url, 'development')
    await refillSandbox(development, app.clock.now)
    await closeDatabase(development)
    expect(await available(token)).toBe(20)
  })
})

describe('production', () => {
  const environment = 'production'
  const newSeller = async () => ({ token: await tokenOf((await newPartner()).session, environment) })
  const sell = async (seller: { token: string }, qty: number) => {
    const [place] = await sql`select id from production.warehouses where code = 'JKT'`
    const body = { ...tea(qty), warehouse_id: place?.id }
    return call('POST', '/order/send/v2', { ...seller, environment, body, key: body.partner_order_id })
  }
  const tell = (order_id: string, ...states: string[]) =>
    states.reduce(
      (before, status) => before.then(() => report({ order_id, status }, environment)),
      Promise.resolve<unknown>(null),
    )

  test('has one stock for all: what one partner reserves no other can, and what leaves is gone', async () => {
    const [one, other] = [await newSeller(), await newSeller()]
    const { data } = await sell(one, 15)
    expect(await available(other.token, environment)).toBe(5)
    expect(await sell(other, 6)).toMatchObject({ status: 409, error: 'STOCK_INSUFFICIENT' })
    await tell(data.order_id, ...toPickup, 'picked_up')
    expect(await available(other.token, environment)).toBe(5)
    expect(
      await sql`
      select on_hand, reserved from production.stock
      where product_id = (select id from production.products where sku = 'TEH')`,
    ).toEqual([{ on_hand: 5, reserved: 0 }])
  })

  test('says that nothing is available of what was counted below what orders hold; the orders stand', async () => {
    const seller = await newSeller()
    const { data } = await sell(seller, 4)
    const ofTea = sql`product_id = (select id from production.products where sku = 'TEH')`
    await sql`update production.stock set on_hand = 2 where ${ofTea}`
    expect(await available(seller.token, environment)).toBe(0)
    expect(await sell(seller, 1)).toMatchObject({ error: 'STOCK_INSUFFICIENT' })
    await tell(data.order_id, ...toPickup, 'picked_up')
    expect(await sql`select on_hand, reserved from production.stock where ${ofTea}`).toEqual([
      { on_hand: 0, reserved: 0 },
    ])
  })
})
