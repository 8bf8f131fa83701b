import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openFollowedOrders } from '@edis/testing/followed-orders.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'

const { change, close, noted, partnerId, pool, read, readOn, send, sql } = await openFollowedOrders()
afterAll(close)

describe('a reader', () => {
  test('gets every order whole from the beginning, in pages, and then what changes', async () => {
    const made = [await send(), await send(), await send(), await send(), await send()]
    const { seen, after } = await readOn({ limit: 2 })
    expect(seen.map(({ id }) => id)).toEqual(made)
    await change(made[3] ?? '')
    await change(made[1] ?? '')
    await change(made[3] ?? '')
    const [first, second, ...more] = (await readOn({ after })).seen
    expect([first?.id, second?.id, more]).toEqual([made[1], made[3], []])
    expect(second?.sequence).toBe(3)
  })

  test('misses nothing that commits late, and is not held up by it', async () => {
    const [early, late] = [await send(), await send()]
    const { after } = await readOn()
    const connection = await sql.reserve()
    await connection`begin`
    await change(late, connection)
    await change(early)
    const meanwhile = await readOn({ after })
    expect(meanwhile.seen.map(({ id }) => id)).toEqual([early])
    await connection`commit`
    connection.release()
    expect((await readOn({ after: meanwhile.after })).seen).toMatchObject([{ id: late, sequence: 2 }])
  })

  test('of one partner or one state gets those alone, and a position that goes on', async () => {
    const [stays, leaves] = [await send(), await send()]
    const { after } = await readOn({ status: 'received' })
    await sql`update orders set status = 'confirmed', sequence = sequence + 1 where id = ${leaves}`
    await change(stays)
    expect((await readOn({ status: 'received', after })).seen).toMatchObject([{ id: stays, status: 'received' }])
    expect((await readOn({ status: 'confirmed' })).seen).toMatchObject([{ id: leaves }])
    expect((await readOn({ partnerId: partnerId })).seen.map(({ id }) => id)).toContain(stays)
    expect((await readOn({ partnerId: 'prt_none' })).seen).toEqual([])
  })

  test('comes to the end of more than one batch of changes', async () => {
    const [id = ''] = (await readOn()).seen.map((order) => order.id)
    const { after } = await readOn()
    await sql`insert into order_changes (order_id) select ${id} from generate_series(1, 2500)`
    const last = await send()
    const { seen } = await readOn({ after })
    expect([...new Set(seen.map((order) => order.id))]).toEqual([id, last])
    expect(await sql`select from order_changes`).toHaveLength(0)
  })

  test('has orders from before the feed numbered in the order of their ids', async () => {
    const ids = (await readOn()).seen.map(({ id }) => id).toSorted()
    await sql`delete from order_feed`
    await sql`delete from order_feed_lives`
    await sql`insert into order_feed_backfill values ('')`
    expect((await readOn({ limit: 3 })).seen.map(({ id }) => id)).toEqual(ids)
    expect(await sql`select from order_feed_backfill`).toHaveLength(0)
  })

  test('sees, however changes begin, commit and roll back beside one another, what was committed', async () => {
    const writers = 4
    const orders = await Promise.all(Array.from({ length: writers * 2 }, () => send()))
    const connections = await Promise.all(Array.from({ length: writers }, () => pool.$client.reserve()))
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ does: fc.constant('change' as const), writer: fc.nat(writers - 1), which: fc.nat(1) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          does: fc.constantFrom('commit' as const, 'rollback' as const),
          writer: fc.nat(writers - 1),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ does: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 4 }) }),
      },
    )
    let { after } = await readOn()
    const mirror = new Map<string, number>()
    for (const { order_id, sequence } of (await read({ limit: 500 })).items) mirror.set(order_id, sequence)

    async function look(limit: number): Promise<number> {
      const { items, next_after } = await read({ after, limit })
      expect(new Set(items.map((item) => item.order_id)).size).toBe(items.length)
      for (const { order_id, sequence } of items) {
        expect(sequence).toBeGreaterThanOrEqual(mirror.get(order_id) ?? 0)
        mirror.set(order_id, sequence)
      }
      after = next_after
      return items.length
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const open = new Set<number>()
        const end = async (writer: number, how: 'commit' | 'rollback') => {
          if (open.delete(writer)) await connections[writer]?.unsafe(how)
        }
        for (const act of steps) {
          if (act.does === 'read') await look(act.limit)
          else if (act.does === 'change') {
            const connection = connections[act.writer] as NonNullable<(typeof connections)[number]>
            if (!open.has(act.writer)) await connection.unsafe('begin')
            open.add(act.writer)
            await change(orders[act.writer * 2 + act.which] ?? '', connection)
          } else await end(act.writer, act.does)
        }
        for (const writer of open) await end(writer, 'commit')
        while ((await look(3)) > 0);
        const there = await sql<{ id: string; sequence: number }[]>`select id, sequence from orders`
        expect(Object.fromEntries(mirror)).toEqual(Object.fromEntries(there.map((row) => [row.id, row.sequence])))
      }),
      { numRuns: 40 },
    )
    for (const connection of connections) connection.release()
  })
})

describe('a change that was committed before another one was begun', () => {
  test('stands before it', async () => {
    const orders = await Promise.all([send(), send(), send(), send()])
    const { after } = await readOn()
    for (const id of orders.toReversed()) await change(id)
    expect((await readOn({ after })).seen.map(({ id }) => id)).toEqual(orders.toReversed())
  })
})

describe('a change of an order', () => {
  /** What moves an order on without a change that a reader would see. */
  const unseen = ['anonymised_at', 'came_from', 'holds_stock', 'price_terms', 'scenario', 'next_step_at', 'updated_at']

  test('is any other value of any column that the feed gives', async () => {
    const id = await send()
    const columns = await sql<{ name: string; type: string }[]>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'development' and table_name = 'orders' and column_name <> 'id'`
    const other = await insertPartner(sql)
    await sql`insert into customer_services (id, partner_id, name, phone, created_at)
      values ('cs_1', ${partnerId}, 'Agen', '+62811', now())`
    const byType: Record<string, string> = {
      text: "'x'",
      boolean: `not {}`,
      integer: '{} + 1',
      smallint: '3 - {}',
      jsonb: `'{"x": 1}'`,
      'timestamp with time zone': `'2020-01-01'`,
    }
    const byName: Record<string, string> = { partner_id: `'${other}'`, cs_id: "'cs_1'" }
    const moved: string[] = []
    for (const { name, type } of columns) {
      await sql`delete from order_changes`
      const value = (byName[name] ?? byType[type] ?? '').replace('{}', name)
      expect((await sql.unsafe(`update orders set ${name} = ${value} where id = '${id}'`)).count).toBe(1)
      if ((await sql`select from order_changes`).length > 0) moved.push(name)
      await sql.unsafe(`update orders set ${name} = ${name} where id = '${id}'`)
      expect((await sql`select from order_changes`).length).toBeLessThan(2)
    }
    expect(moved.toSorted()).toEqual(
      columns
        .map(({ name }) => name)
        .filter((name) => !unseen.includes(name))
        .toSorted(),
    )
    await sql`delete from order_changes`
  })
})

test('nothing went wrong beside', () => {
  expect(noted).toEqual([])
})
