import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import { goodOrder, goodOrderV1 } from '../orders/order-fixtures.ts'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>

let desk: Desk
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

const person = {
  name: 'Wulandari Kusumaningrum',
  phone: '081398761234',
  address: 'Jalan Kenanga Raya Nomor 17 Blok Q',
  latitude: -6.176_543,
  longitude: 106.831_789,
}
const texts = {
  note: 'Rumah pagar hijau muda',
  metadata: { scenario: 'delivered', gift: 'Selamat ulang tahun' },
  dropship: { name: 'Butik Anggrek', phone: '081377761234' },
}
/** Parts of what was sent, as they may stand in a row. */
const traces = [
  'Wulandari',
  'Kusumaningrum',
  '9876',
  '7776',
  'Kenanga',
  '176543',
  '831789',
  'pagar',
  'ulang tahun',
  'Anggrek',
  'Pak Tarjo',
  'Ditaruh di pos',
  'foto-rumah',
]

/** All rows of the log, as a dump has them. */
const dumped = async (): Promise<string> => {
  const rows = await desk.sql<{ row: string }[]>`
    select request_log::text as row from development.request_log
    union all select request_log::text from production.request_log`
  return rows.map(({ row }) => row).join('\n')
}

test('what the log’s rows hold of calls with a recipient doesn’t say who it is', async () => {
  const { name, phone, address, latitude, longitude } = person
  const v2 = goodOrder(desk.warehouse)
  const order = { ...v2, ...texts, recipient: { ...v2.recipient, ...person } }
  const v1 = {
    ...goodOrderV1(desk.warehouse),
    recipient_name: name,
    recipient_phone: phone,
    recipient_address: address,
  }
  const sent = await desk.send({ ...order, partner_order_id: 'P-1' })
  expect(sent.status).toBe(200)
  expect((await desk.sendV1({ ...v1, note: texts.note, partner_order_id: 'P-2' })).status).toBe(200)
  // Refused: mistyped, misplaced, out of range, of another kind.
  const refused = [
    { ...order, recipent: order.recipient },
    {
      ...order,
      recipient: { ...order.recipient, phone: `Wulandari ${phone}`, latitude: longitude, longitude: 206.831789 },
    },
    { ...order, ...person },
    { ...order, recipient: { ...order.recipient, phone: 81398761234, name: [name], address: { street: address } } },
    { ...v1, metadata: texts.metadata, penerima: name, nama: name, alamat: address },
  ]
  for (const body of refused) expect((await desk.send(body)).status).toBe(422)
  const text = JSON.stringify(order)
  for (const body of [
    `${text.slice(0, -1)},}`,
    text.slice(0, -30),
    text.replace('{', '{{'),
    `[${text}`,
    text.replaceAll('"', "'"),
  ])
    expect((await desk.send(body)).status).toBe(400)
  const query = new URLSearchParams({ name, phone, note: texts.note, lat: String(latitude) })
  for (const path of ['/order/track', '/region', `/order/${phone}`])
    await desk.call('GET', `${path}?${query}`, { token: desk.partner.token })
  await desk.call('POST', '/rate/v2', { token: desk.partner.token, body: order })

  const { order_id } = sent.data
  await desk.bring(order_id, ...toPickup, 'picked_up', 'in_transit', 'out_for_delivery')
  const proof = { receiver_name: 'Pak Tarjo', photo_url: 'https://cdn.test/foto-rumah.jpg' }
  await desk.report({ order_id, status: 'delivered', note: 'Ditaruh di pos', ...proof })
  expect((await desk.track(`order_id=${order_id}`)).data.proof).toEqual(proof)
  await desk.sql`update accounts.partners set production_granted_at = now()`
  const token = await desk.tokenOf(desk.partner.session, 'production')
  await desk.call('POST', '/order/send/v2', { token, body: order, key: 'of-production', environment: 'production' })

  await expect.poll(dumped).toContain('of-production')
  const log = await dumped()
  expect(traces.filter((trace) => log.includes(trace))).toEqual([])
  expect(log).toContain('P-1')
  // What the process says of itself doesn't either.
  const told = desk.app.logged.join('')
  expect(traces.filter((trace) => told.includes(trace))).toEqual([])
  expect(log).toContain(order_id)
})
