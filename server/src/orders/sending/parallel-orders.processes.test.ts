import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { startProgram, type Program } from '@edis/testing/program.ts'
import { startTestApp } from '@edis/testing/test-app.ts'
import { goodOrder } from '../order-fixtures.ts'

const { app, close, database, newPartner, send, settings, sql, stockOf, warehouse } = await openOrderDesk({
  MASTER_KEY: randomBytes(32).toString('base64'),
})
afterAll(close)

// Two processes over the one database. They live in their own time, not in the desk's: so does the token.
let here: Program
let there: Program
let token: string
let partnerId: string
beforeAll(async () => {
  const variables = { ...settings, DATABASE_URL: database.url }
  const start = () => startProgram({ doors: ['development'], variables })
  ;[here, there] = await Promise.all([start(), start()])
  app.clock.now = new Date()
  ;({ token, id: partnerId } = await newPartner())
}, 60_000)
afterAll(() => Promise.all([here, there].map((program) => program.stop())))

test('200 parallel sends over 20 keys, to two processes on one database, make 20 orders; the stock is exact', async () => {
  const before = await stockOf('KOPI', partnerId)
  const bodies = Array.from({ length: 20 }, () => goodOrder(warehouse))
  const sends = Array.from({ length: 200 }, (_, index) => ({
    body: bodies[index % 20],
    key: `burst-${index % 20}`,
    on: index % 3 === 0 ? there : here,
  }))
  const answers = await Promise.all(sends.map(({ body, key, on }) => send(body, { token, key, on })))
  const made = answers.filter(({ status }) => status === 200)
  expect(answers.every(({ status, error }) => status === 200 || error === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true)
  expect(new Set(made.map(({ data }) => data.order_id)).size).toBe(20)
  const [{ orders, events } = {}] = await sql`
    select count(*)::int as orders, (select count(*)::int from development.order_events where partner_id = ${partnerId}) as events
    from development.orders where partner_id = ${partnerId}`
  expect({ orders, events }).toEqual({ orders: 20, events: 20 })
  expect(await stockOf('KOPI', partnerId)).toEqual({ onHand: before.onHand, reserved: before.reserved + 20 })
}, 30_000)

test('the first orders of a door that has priced nothing yet are taken in, more at once than its pool has connections', async () => {
  const cold = await startTestApp({ SANDBOX_STEP_MS: '86400000' }, database)
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(goodOrder(warehouse), { on: cold })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await cold.close()
})

test('parallel sends of one partner_order_id under keys of their own make one order', async () => {
  const body = goodOrder(warehouse)
  const before = await stockOf('KOPI', partnerId)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(body, { token, on: index % 2 ? here : there })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'ORDER_DUPLICATE')).toHaveLength(29)
  expect(await stockOf('KOPI', partnerId)).toEqual({ onHand: before.onHand, reserved: before.reserved + 1 })
})

test('the last pieces go to as many orders as there are pieces, whatever the order of the items', async () => {
  const { onHand, reserved } = await stockOf('TEH', partnerId)
  const left = onHand - reserved
  const size = { length_cm: 1, width_cm: 1, height_cm: 1 }
  const both = [
    { sku: 'TEH', name: 'Teh', qty: 1, price: 1, weight_g: 1, ...size },
    { sku: 'KOPI', name: 'Kopi', qty: 1, price: 1, weight_g: 1, ...size },
  ]
  const answers = await Promise.all(
    Array.from({ length: left + 15 }, (_, index) =>
      send(
        { ...goodOrder(warehouse), items: index % 2 ? both : both.toReversed() },
        { token, on: index % 3 ? here : there },
      ),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(left)
  expect(answers.filter(({ error }) => error === 'STOCK_INSUFFICIENT')).toHaveLength(15)
  expect(await stockOf('TEH', partnerId)).toEqual({ onHand, reserved: onHand })
}, 30_000)

test('partners whose orders meet in the sandbox each have the whole stock, and neither the other’s', async () => {
  const { onHand } = await stockOf('TEH')
  const teh = { sku: 'TEH', name: 'Teh', qty: 1, price: 1, weight_g: 1, length_cm: 1, width_cm: 1, height_cm: 1 }
  const partners = await Promise.all([newPartner(), newPartner()])
  const witness = await newPartner()
  const answers = await Promise.all(
    Array.from({ length: 2 * (onHand + 5) }, async (_, index) => {
      const owner = partners[index % 2]?.id
      const options = { token: partners[index % 2]?.token ?? '', on: index % 3 ? here : there }
      return { owner, ...(await send({ ...goodOrder(warehouse), items: [teh] }, options)) }
    }),
  )
  for (const { id } of partners) {
    const own = answers.filter(({ owner }) => owner === id)
    expect(own.filter(({ status }) => status === 200)).toHaveLength(onHand)
    expect(own.filter(({ error }) => error === 'STOCK_INSUFFICIENT')).toHaveLength(5)
    expect(await stockOf('TEH', id)).toEqual({ onHand, reserved: onHand })
  }
  expect(await stockOf('TEH', witness.id)).toEqual({ onHand, reserved: 0 })
}, 30_000)
