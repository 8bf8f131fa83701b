import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseRecipient, exportRecipient } from '@edis/contract/portal-calls/recipients'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { delivered, everywhere, found, newPerson, type Person } from './person-fixtures.ts'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>

let desk: Desk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

const ask = {
  export: (fields: object, by = desk.partner) =>
    desk.app.call('development', exportRecipient, { token: by.session, ...fields }),
  erase: (fields: object, by = desk.partner) =>
    desk.app.call('development', eraseRecipient, { token: by.session, ...fields }),
}

/** What is counted of the partner's orders. */
const sums = () => desk.sql`
  select count(*)::int as orders, sum((cost ->> 'total')::int)::int as cost, sum(cod_amount)::int as cod,
    count(distinct recipient ->> 'district_code')::int as districts, max(updated_at) as last,
    sum((items -> 0 ->> 'qty')::int)::int as pieces,
    (select count(*)::int from development.order_events) as events,
    (select count(*)::int from development.deliveries) as deliveries,
    (select sum(requests)::int from development.request_counts) as requests,
    (select json_agg(stock order by product_id, warehouse_id) from development.stock) as stock
  from development.orders`

/** Until the order's request is in the log, which is written a little later. */
async function isLogged(orderId: string): Promise<void> {
  await expect
    .poll(() => desk.sql`select id from development.request_log where order_id = ${orderId}`)
    .not.toHaveLength(0)
}

/** As an old version logged it. */
async function logUnmasked({ recipient }: Person, orderId: string): Promise<void> {
  await isLogged(orderId)
  await desk.sql`
    update development.request_log set request = ${JSON.stringify({ recipient })} where order_id = ${orderId}`
}

test('erasing leaves nothing of a person in any table, and every sum as it was', async () => {
  const hook = await desk.app.call('development', createWebhook, {
    token: desk.partner.session,
    event: '*',
    url: 'https://93.184.215.14/hook',
  })
  expect(hook.status).toBe(200)
  const [person, beside] = [newPerson(), newPerson()]
  const order = await delivered(desk, person)
  const again = await delivered(desk, person)
  await delivered(desk, beside)
  await logUnmasked(person, order.order_id)
  await desk.sql`
    insert into development.delivery_attempts (delivery_id, number, started_at, url, response_body)
    select id, 99, now(), 'https://93.184.215.14/hook', 'Thanks, ' || ${person.mark} from development.deliveries
    where order_id = ${order.order_id} limit 1`
  expect(await found(desk, person)).toEqual(
    ['development.delivery_attempts', ...everywhere, 'development.request_log'].toSorted(),
  )
  // Requests are counted a moment after they are answered
  await expect.poll(async () => (await sums())[0]?.['requests']).toBe(5)
  const before = await sums()

  expect(await ask.erase({ phone: `+62${person.phone.slice(1)}` })).toMatchObject({
    status: 200,
    data: { erased: [order.number, again.number], already_erased: 0, under_way: [], more: false },
  })
  expect(await found(desk, person)).toEqual([])
  expect(await found(desk, beside)).toEqual(everywhere)
  expect(await sums()).toEqual(before)
  // What is left is read as before.
  const tracked = await desk.track(`order_id=${order.order_id}`)
  expect(tracked.data).toMatchObject({ status: 'delivered', proof: { receiver_name: '[erased]', photo_url: null } })
  expect((await ask.erase({ order: order.number })).data).toEqual({
    erased: [],
    already_erased: 1,
    under_way: [],
    more: false,
  })

  const audited = await desk.sql`
    select actor_id, target_id, environment, after from accounts.audit_log where action = 'recipient.erased' order by id`
  expect(audited).toEqual([
    {
      actor_id: desk.partner.id.replace('prt_', 'mbr_'),
      target_id: null,
      environment: 'development',
      after: { orders: 2, under_way: 0 },
    },
    {
      actor_id: desk.partner.id.replace('prt_', 'mbr_'),
      target_id: order.order_id,
      environment: 'development',
      after: { orders: 0, under_way: 0 },
    },
  ])
})

test('an export has everything that is kept of a person, and nothing of another', async () => {
  const [person, beside] = [newPerson(), newPerson()]
  const [first, second] = [await delivered(desk, person), await delivered(desk, person)]
  await delivered(desk, beside)
  for (const { order_id } of [first, second]) await isLogged(order_id)
  const all = await ask.export({ phone: person.phone })
  expect(all.data.items.map(({ order_id }) => order_id)).toEqual([first.order_id, second.order_id])
  const [order] = all.data.items
  expect(order).toMatchObject({
    recipient: { ...person.recipient, phone: `+62${person.phone.slice(1)}` },
    dropship: { name: person.texts.dropship.name },
    note: person.texts.note,
    metadata: person.texts.metadata,
    proof: { receiver_name: person.mark, photo_url: `https://cdn.test/${person.mark}.jpg` },
  })
  // As often in it as in the tables.
  const { history, reports, deliveries, requests } = order as Record<string, object[]>
  for (const part of [history, reports, deliveries]) expect(JSON.stringify(part)).toContain(person.mark)
  expect([history, reports, deliveries].map((part) => part?.length)).toEqual([8, 7, 8])
  expect(requests).not.toHaveLength(0)
  expect(JSON.stringify(all)).not.toContain(beside.mark)

  const pages = [await ask.export({ phone: person.phone, limit: 1 })]
  pages.push(await ask.export({ phone: person.phone, limit: 1, cursor: pages[0]?.data.next_cursor ?? '' }))
  expect(pages.flatMap(({ data }) => data.items)).toEqual(all.data.items)
  expect(pages[1]?.data.next_cursor).toBeNull()
  const tracked = await desk.track(`order_id=${first.order_id}`)
  const byAwb = await ask.export({ order: ` ${tracked.data.awb} ` })
  expect(byAwb.data.items).toHaveLength(1)
  const [row] =
    await desk.sql`select after from accounts.audit_log where action = 'recipient.exported' order by id limit 1`
  expect(row).toEqual({ after: { orders: 2 } })
})

test('an order under way keeps what its courier needs', async () => {
  const person = newPerson()
  const done = await delivered(desk, person)
  const { order_id, partner_order_id: number } = await desk.sent({ ...person.texts, recipient: person.recipient })
  expect((await ask.erase({ phone: person.phone })).data).toEqual({
    erased: [done.number],
    already_erased: 0,
    under_way: [number],
    more: false,
  })
  const [row] = await desk.sql`select recipient from development.orders where id = ${order_id}`
  expect(row?.recipient).toMatchObject({ name: person.recipient.name })
  await desk.cancel({ order_id })
  expect((await ask.erase({ order: order_id })).data).toMatchObject({ erased: [number] })
  expect(await found(desk, person)).toEqual([])
})

describe('whose data it is', () => {
  test('is asked for by one name', async () => {
    for (const call of [ask.export, ask.erase]) {
      expect((await call({})).errors).toMatchObject([{ field: 'order', error: 'FIELD_REQUIRED' }])
      expect((await call({ order: 'T-1', phone: '081234567890' })).errors).toMatchObject([{ field: 'phone' }])
      expect((await call({ phone: '12' })).errors).toMatchObject([{ field: 'phone', error: 'PHONE_INVALID' }])
      expect(await call({ order: 'NO-SUCH' })).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
      expect(await call({ phone: '081200000000' })).toMatchObject({ status: 404 })
    }
    expect((await ask.export({ order: 'T-1', cursor: 'x' })).errors).toMatchObject([{ field: 'cursor' }])
  })

  test('is the partner’s own recipient alone, in one environment', async () => {
    const person = newPerson()
    const { order_id, number } = await delivered(desk, person)
    const theirs = await delivered(desk, person, desk.stranger)
    for (const call of [ask.export, ask.erase])
      for (const order of [order_id, number]) expect((await call({ order }, desk.stranger)).status).toBe(404)
    expect(
      (await desk.app.call('production', eraseRecipient, { token: desk.partner.session, order: order_id })).status,
    ).toBe(404)
    expect((await ask.erase({ phone: person.phone })).data.erased).toEqual([number])
    expect((await ask.export({ phone: person.phone }, desk.stranger)).data.items).toMatchObject([
      { order_id: theirs.order_id, recipient: { name: person.recipient.name } },
    ])
  })
})
