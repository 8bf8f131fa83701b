import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { isLeaf, schemaNodes } from '@edis/contract/calls/schema-nodes'
import { expect, test } from 'vitest'
import { loggedBody, loggedText } from './logged-body.ts'
import { isMaskedPath, isPersonal } from './personal-values.ts'

const recipient = {
  name: 'Siti Rahma',
  phone: '0812-3456-7890',
  address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
  district_code: '31.71.01',
  postal_code: '10110',
  latitude: -6.1763,
  longitude: 106.8317,
}
const secrets = ['Siti', 'Rahma', '3456', 'Merdeka', '1763', '8317', 'satpam', 'Kado']

test('of an order everything stays in the log but who it is for', () => {
  const body = {
    partner_order_id: 'T-1',
    recipient,
    dropship: { name: 'Toko Rahma', phone: '081377788899' },
    items: [{ sku: 'A', name: 'Kaos', qty: 2, price: 150_000 }],
    note: 'Titip di satpam',
    metadata: { scenario: 'delivered', gift: 'Kado untuk Siti', count: '3' },
  }
  expect(JSON.parse(loggedBody(body) ?? '')).toEqual({
    partner_order_id: 'T-1',
    recipient: {
      name: '•••',
      phone: '•••890',
      address: '•••',
      district_code: '31.71.01',
      postal_code: '10110',
      latitude: '-6.••• (number)',
      longitude: '106.••• (number)',
    },
    dropship: { name: '•••', phone: '•••899' },
    items: [{ sku: 'A', name: 'Kaos', qty: 2, price: 150_000 }],
    note: '•••',
    metadata: { scenario: 'delivered', gift: '•••', count: '•••' },
  })
})

test('the flat fields of V1 are masked likewise', () => {
  const flat = Object.fromEntries(Object.entries(recipient).map(([name, value]) => [`recipient_${name}`, value]))
  expect(JSON.parse(loggedBody({ ...flat, item_name: 'Kaos', qty: 1 }) ?? '')).toEqual({
    recipient_name: '•••',
    recipient_phone: '•••890',
    recipient_address: '•••',
    recipient_district_code: '31.71.01',
    recipient_postal_code: '10110',
    recipient_latitude: '-6.••• (number)',
    recipient_longitude: '106.••• (number)',
    item_name: 'Kaos',
    qty: 1,
  })
})

test.each([
  ['081234567890', '•••890'],
  ['+62 812 3456 7890', '•••890'],
  ['0812ABC34890', '••••ABC••890'],
  ['0812345', '••••345'],
  ['12', '••'],
  ['Siti 0812-3456-7890', 'xxxx ••••-••••-•890'],
  [' ', ' '],
  [812_345_678_901, '•••••••••901 (number)'],
])('a phone number that can’t be one shows what is wrong with it: %s is logged as %s', (phone, logged) => {
  expect(JSON.parse(loggedBody({ recipient: { phone } }) ?? '')).toEqual({ recipient: { phone: logged } })
})

test('coordinates that are swapped or out of range can be told', () => {
  const body = { recipient: { latitude: 106.8317, longitude: '-6.1763' } }
  expect(loggedBody(body)).toBe('{"recipient":{"latitude":"106.••• (number)","longitude":"-6.•••"}}')
})

test.each([
  { recipent: recipient },
  { order: { customer: [recipient] } },
  { data: { recipient, alamat: recipient.address } },
  { items: [{ note: 'Kado untuk Siti', recipient_name: 'Siti' }] },
  { nama_penerima: 'Siti Rahma', telp: recipient.phone, catatan: 'satpam' },
  { ...recipient, metadata: 'Kado untuk Siti' },
  { note: { a: ['Titip di satpam'] }, metadata: { a: { b: [['Siti']] } } },
  { recipient: [['Siti'], { nested: { deep: 'Merdeka' } }] },
  { recipient: 'Siti, Jalan Merdeka', dropship: ['Rahma'] },
])('who a person is stays unlogged where names are mistyped or misplaced: %j', (body) => {
  for (const logged of [loggedBody(body), loggedBody(Buffer.from(`${JSON.stringify(body).slice(0, -1)},}`))])
    for (const secret of secrets) expect(logged).not.toContain(secret)
})

test.each([
  `{"recipient":{"name":"Siti Rahma","phone":"081234567890","latitude":-6.1763,},"note":"satpam"`,
  `{"recipient" {"name" "Siti Rahma", 'address': 'Jalan Merdeka'}`,
  `{"metadata":{"gift":"Kado untuk Siti","list":["Rahma","Merdeka"]}`,
  `{recipient: {name: "Siti", phone: 081234563456}}`,
  `recipient_name=Siti&recipient_phone=081234563456&note=satpam`,
  `{"note":"never closed, for Siti`,
  `please call +62 812 3456 7890`,
])('who a person is stays unlogged in what is no JSON: %s', (sent) => {
  const logged = loggedBody(Buffer.from(sent))
  for (const secret of secrets) expect(logged).not.toContain(secret)
})

test('what is nobody’s stays in what is no JSON', () => {
  const sent = '{"partner_order_id":"M-10","courier_code":"JNE","items":[{"qty":2,"weight_g":1200,}],"insurance":true}'
  expect(loggedBody(Buffer.from(sent))).toBe(sent)
})

test('an answer tells who took the parcel, and what was said of it, to its reader alone', () => {
  const data = {
    order_id: 'ord_1',
    proof: { receiver_name: 'Siti Rahma', photo_url: 'https://cdn/siti.jpg' },
    history: [{ status: 'delivered', location: 'Hub Jakarta', note: 'Titip di satpam' }],
  }
  expect(JSON.parse(loggedText(JSON.stringify({ code: 200, data })) ?? '').data).toEqual({
    order_id: 'ord_1',
    proof: { receiver_name: '•••', photo_url: '•••' },
    history: [{ status: 'delivered', location: 'Hub Jakarta', note: '•••' }],
  })
})

test('a failure is logged without the value that it names', () => {
  const errors = [
    {
      field: 'recipient.latitude',
      error: 'FIELD_INVALID',
      message: '106.8317 is over the limit of 90.',
      details: { value: 106.8317, maximum: 90 },
    },
    {
      field: 'recipient.address',
      error: 'ADDRESS_TOO_SHORT',
      message: 'At least 10 characters required; 5 sent.',
      details: { length: 5, min_length: 10 },
    },
    { field: 'cod_amount', error: 'FIELD_INVALID', message: '7 is over …', details: { value: 7, maximum: 1 } },
  ]
  const [latitude, address, amount] = JSON.parse(loggedText(JSON.stringify({ code: 422, errors })) ?? '').errors
  expect(latitude).toEqual({ ...errors[0], message: '•••', details: { value: '•••', maximum: 90 } })
  expect([address, amount]).toEqual(errors.slice(1))
})

test('of an email address what stands between its parts is left', () => {
  expect(
    loggedBody({ name: 'Dewi', phone: '081298765432', email: 'dewi.l@tokosenja.id', external_id: 'AGENT-07' }),
  ).toBe('{"name":"•••","phone":"•••432","email":"•••.•••@•••.•••","external_id":"AGENT-07"}')
  expect(loggedBody({ email: 'dewi tokosenja' })).toBe('{"email":"••• •••"}')
  const answer = JSON.stringify({ code: 200, data: { items: [{ cs_id: 'cs_1', email: 'dewi@tokosenja.id' }] } })
  expect(loggedText(answer)).toBe(answer.replace('dewi@tokosenja.id', '•••@•••.•••'))
})

test('warehouses, products and couriers keep their names', () => {
  const items = [
    { warehouse_id: 'wh_1', name: 'Gudang', address: 'Jalan Contoh', latitude: -6.2, contact_name: 'Kepala' },
  ]
  const answer = JSON.stringify({ code: 200, data: { items } })
  expect(loggedText(answer)).toBe(answer)
})

/** Names of the API that sound like a person's and aren't: of goods, services and places, or of the partner's own staff. */
const soundsPersonal =
  /name|phone|address|lat|lon|note|meta|recip|drop|receiver|photo|contact|email|text|comment|remark/
const nobodys = [
  '/rate/v2 items[].name',
  '/order/send/v1 recipient_district_code',
  '/order/send/v1 recipient_postal_code',
  '/order/send/v1 item_name',
  '/order/send/v2 recipient.district_code',
  '/order/send/v2 recipient.postal_code',
  '/order/send/v2 items[].name',
]

test('each field of the API that sounds like a person’s is masked, or is known to be none', () => {
  const sounding = openApiCalls.flatMap(({ path, request }) =>
    [...schemaNodes(request)]
      .filter(([field, node]) => isLeaf(node) && soundsPersonal.test(field))
      .filter(([field]) => !isMaskedPath(field.replaceAll('[]', '[0]')) && !isPersonal(field))
      .map(([field]) => `${path} ${field}`),
  )
  expect(sounding).toEqual(nobodys)
})
