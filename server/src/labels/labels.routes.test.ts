import { afterAll, describe, expect, test } from 'vitest'
import { printOrder } from '@edis/contract/portal-calls/orders'
import { formOf } from '@edis/contract/calls/form'
import { readPdf, zplFields } from '@edis/testing/labels/label-reader.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { goodOrder } from '../orders/order-fixtures.ts'

const desk = await openOperationsDesk()
const { app, ask, bring, cancel, close, everything, newKey, partner, send, sent, stranger, track, warehouse } = desk
afterAll(close)

type Failed = { error: string; details?: Record<string, string>; errors?: { field: string; message: string }[] }

/** What a door answers at a path: a file, or a failure. */
async function get(url: string, bearer: string) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } })
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  const failed = (type.startsWith('application/json') ? JSON.parse(bytes.toString()) : {}) as Failed
  return {
    status,
    type,
    name: headers.get('content-disposition'),
    length: headers.get('content-length'),
    bytes,
    ...failed,
  }
}
const label = (query: string, by = partner, environment: 'development' | 'production' = 'development') =>
  get(`${app.url[environment]}/order/label?${query}`, by.token)

/** An order that waits for the courier, with its AWB. */
async function labelled(changes: object = {}, by = partner) {
  const { data } = await send({ ...goodOrder(warehouse), ...changes }, { token: by.token })
  await bring(data.order_id, 'awaiting_pickup')
  const found = await ask('GET', `/orders/find?order_id=${data.order_id}`)
  return { order_id: data.order_id, awb: (found.data as { awb: string }).awb }
}

describe('GET /order/label', () => {
  test('answers a PDF under the AWB’s name, whose barcode is the AWB', async () => {
    const { order_id, awb } = await labelled({
      payment_method: 'COD',
      cod_amount: 200_000,
      insurance: true,
      dropship: { name: 'Toko Fajar', phone: '081377788899' },
      note: 'Titip di satpam',
    })
    const file = await label(`order_id=${order_id}`)
    expect(file).toMatchObject({
      status: 200,
      type: 'application/pdf',
      name: `attachment; filename="label-${awb}.pdf"`,
      length: String(file.bytes.length),
    })
    const [page] = await readPdf(file.bytes)
    expect(page?.barcodes).toEqual([awb])
    for (const words of [
      '3171-01',
      'Cepat',
      'COD Rp200.000',
      'Toko Fajar',
      '081377788899',
      'Siti Rahma',
      'Gambir, Kota Jakarta Pusat',
      '0,3 kg',
      '1 × Kopi Gayo (KOPI)',
      'CONTOH',
    ])
      expect(page?.text).toContain(words)
  })

  test('names the partner as the sender, with the number of the warehouse, where nobody else sends', async () => {
    const { order_id } = await labelled()
    const [page] = await readPdf((await label(`order_id=${order_id}`)).bytes)
    expect(page?.text).toContain('081100000001')
    expect(page?.text).toContain('Gudang Jakarta, Kebayoran Baru')
    expect(page?.text).toContain('NON-COD')
  })

  test('prints many in one file, in the order in which they are named, however they are listed', async () => {
    const orders = await Promise.all([labelled(), labelled(), labelled()])
    const ids = orders.map(({ order_id }) => order_id)
    const listed = await label(`order_id=${ids.join(',')}`)
    expect(listed).toMatchObject({ status: 200, name: 'attachment; filename="labels-3.pdf"' })
    expect((await readPdf(listed.bytes)).map(({ barcodes }) => barcodes)).toEqual(orders.map(({ awb }) => [awb]))
    const repeated = await label(`${ids.map((id) => `order_id=${id}`).join('&')}&layout=a4x4`)
    expect(repeated.status).toBe(200)
    expect((await readPdf(repeated.bytes)).map(({ barcodes }) => barcodes)).toEqual([
      orders.map(({ awb }) => awb).toSorted(),
    ])
  })

  test('prints ZPL for label printers', async () => {
    const { order_id, awb } = await labelled()
    const file = await label(`order_id=${order_id}&format=zpl`)
    expect(file).toMatchObject({
      status: 200,
      type: 'application/zpl; charset=utf-8',
      name: `attachment; filename="label-${awb}.zpl"`,
    })
    expect(zplFields(file.bytes.toString())).toEqual([expect.arrayContaining([{ command: 'BC', data: awb }])])
  })

  test('waits for the AWB, says which of several has none, and prints nothing then', async () => {
    const ready = await labelled()
    const early = await sent()
    expect(await label(`order_id=${ready.order_id},${early.order_id}`)).toMatchObject({
      status: 409,
      error: 'AWB_NOT_READY',
      details: { order_id: early.order_id },
    })
  })

  test('goes on printing while the parcel is on its way, and not once the order is cancelled', async () => {
    const { order_id } = await labelled()
    await bring(order_id, 'in_transit')
    expect((await label(`order_id=${order_id}`)).status).toBe(200)
    const gone = await sent()
    await cancel({ order_id: gone.order_id })
    expect((await track(`order_id=${gone.order_id}`)).data.status).toBe('cancelled')
    expect(await label(`order_id=${gone.order_id}`)).toMatchObject({
      status: 409,
      error: 'LABEL_NOT_AVAILABLE',
      details: { order_id: gone.order_id, status: 'cancelled' },
    })
  })

  test('knows no order of another partner, nor of the other environment', async () => {
    const { order_id } = await labelled({}, stranger)
    expect(await label(`order_id=${order_id}`)).toMatchObject({
      status: 404,
      error: 'ORDER_NOT_FOUND',
      details: { order_id },
    })
    const inProduction = { key: everything.production }
    expect(await ask('GET', `/orders/label?order_id=${order_id}`, inProduction)).toMatchObject({ status: 404 })
  })

  test('prints at most 100, and A4 on paper alone', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `ord_${index}`).join(',')
    expect(await label(`order_id=${many}&format=zpl&layout=a4x4`)).toMatchObject({
      status: 422,
      errors: [
        { field: 'order_id', details: { length: 101, max_length: 100 } },
        { field: 'layout', error: 'FIELD_INVALID' },
      ],
    })
    expect(await label('order_id=,')).toMatchObject({ status: 422, errors: [{ field: 'order_id' }] })
    expect(await label('order_id=ord_1&format=docx')).toMatchObject({ status: 422, errors: [{ field: 'format' }] })
  })
})

describe('GET /orders/label of the operations door', () => {
  const at = (query: string, key = everything.development) => get(`${app.url.operations}/orders/label?${query}`, key)

  test('prints the labels of any partner’s orders', async () => {
    const [own, other] = [await labelled(), await labelled({}, stranger)]
    const file = await at(`order_id=${own.order_id},${other.order_id}`)
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' })
    expect((await readPdf(file.bytes)).map(({ barcodes }) => barcodes)).toEqual([[own.awb], [other.awb]])
    expect(await at('order_id=ord_none')).toMatchObject({ status: 404, details: { order_id: 'ord_none' } })
  })

  test('asks for the scope orders:read', async () => {
    const { order_id } = await labelled()
    const key = await newKey(['stock:write', 'orders:write'])
    expect(await at(`order_id=${order_id}`, key)).toMatchObject({
      status: 403,
      error: 'AUTH_SCOPE_MISSING',
      details: { scope: 'orders:read' },
    })
    expect(await at(`order_id=${order_id}`, partner.token)).toMatchObject({ status: 401 })
    expect((await at(`order_id=${order_id}`, await newKey(['orders:read']))).status).toBe(200)
  })
})

describe('the portal', () => {
  test('prints the label of an order of whoever is signed in', async () => {
    const { order_id, awb } = await labelled()
    const print = (session: string) =>
      fetch(app.url.development + printOrder.path, { method: 'POST', body: formOf(printOrder, { order_id }, session) })
    const file = await print(partner.session)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await readPdf(new Uint8Array(await file.arrayBuffer())))[0]?.barcodes).toEqual([awb])
    expect((await print(stranger.session)).status).toBe(404)
  })
})
