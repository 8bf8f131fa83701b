import type { openOrderDesk } from '@edis/testing/order-desk.ts'
import { toPickup } from '@edis/testing/order-desk.ts'
import { expect } from 'vitest'
import { goodOrder } from '../orders/order-fixtures.ts'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>

const toDoor = [...toPickup, 'picked_up', 'in_transit', 'out_for_delivery']
let people = 0

/** A person, of whom each trace is found nowhere else. */
export function newPerson() {
  const mark = `Q${String(++people).padStart(3, '0')}Z`
  const phone = `0813${String(10_000_000 + 7_919 * people)}`
  return {
    mark,
    phone,
    recipient: {
      name: `Nama${mark}`,
      phone,
      address: `Jalan ${mark} Nomor 10, Blok C`,
      district_code: '31.71.01',
      latitude: Number(`-6.17${1_000 + people}`),
      longitude: 106.8317,
    },
    texts: {
      note: `Titip ${mark}`,
      metadata: { scenario: 'delivered', gift: `Kado ${mark}` },
      dropship: { name: `Toko ${mark}`, phone: '081377788899' },
    },
    traces: [mark, phone.slice(1), `17${1_000 + people}`],
  }
}
export type Person = ReturnType<typeof newPerson>

/** The tables of the environments and the accounts that have rows, as a dump has them, with one of the traces. Partitions are read as one. */
export async function found(desk: Desk, person: Person): Promise<string[]> {
  const tables = await desk.sql<{ name: string }[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relkind in ('r', 'p') and not relispartition
      and relnamespace::regnamespace::text in ('accounts', 'development', 'production')`
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const [counted] = await desk.sql.unsafe<{ rows: number }[]>(
        `select count(*)::int as rows from ${name} as one where ${person.traces.map((_, at) => `one::text like '%' || $${at + 1} || '%'`).join(' or ')}`,
        person.traces,
      )
      return counted && counted.rows > 0 ? [name] : []
    }),
  )
  return [...new Set(rows.flat())].toSorted()
}

export async function delivered(desk: Desk, person: Person, by = desk.partner) {
  const body = { ...goodOrder(desk.warehouse), ...person.texts, recipient: person.recipient }
  const answer = await desk.send(body, { token: by.token })
  expect(answer.status).toBe(200)
  const { order_id } = answer.data
  await desk.bring(order_id, ...toDoor)
  const { mark } = person
  const said = {
    note: `Diterima ${mark}`,
    reason: `Kata ${mark}`,
    location: `Di depan rumah ${mark}`,
    receiver_name: mark,
    photo_url: `https://cdn.test/${mark}.jpg`,
  }
  const report = await desk.report({ order_id, status: 'delivered', ...said })
  expect(report.data.outcome).toBe('applied')
  return { order_id, number: body.partner_order_id }
}

/** Where a person stands after its parcel came. */
export const everywhere = [
  'development.deliveries',
  'development.order_events',
  'development.order_reports',
  'development.orders',
]
