import { afterAll, expect, test } from 'vitest'
import { goodOrder } from '../orders/order-fixtures.ts'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { startTestApp } from '@edis/testing/test-app.ts'

const desk = await openOrderDesk()
afterAll(desk.close)

/** An address that brings its search_path along, as a pooler's configuration would. */
const poolOf = (schema: string): string => `${desk.database.url}&options=-csearch_path%3D${schema}`
const behind = (pooler: string) =>
  startTestApp(
    {
      ...desk.settings,
      DATABASE_URL: desk.database.url,
      DATABASE_POOL_URL: pooler,
      MASTER_KEY: Buffer.alloc(32).toString('base64'),
    },
    desk.database,
  )

test('behind a pooler an order goes its way', async () => {
  const app = await behind(poolOf('{schema}'))
  const sent = await desk.send(goodOrder(desk.warehouse), { on: app })
  const tracked = await desk.call('GET', `/order/track?order_id=${sent.data.order_id}`, {
    token: desk.partner.token,
    on: app,
  })
  expect(tracked).toMatchObject({ status: 200, data: { status: 'received' } })
  await app.close()
})

test('a pooler that leads to the other environment’s tables is refused', async () => {
  const wrong = `${desk.database.url}&application_name={schema}&options=-csearch_path%3Dproduction`
  await expect(behind(wrong)).rejects.toThrow('connects to the schema production instead of accounts')
})
