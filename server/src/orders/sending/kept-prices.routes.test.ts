import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importer } from '../../catalogue/catalogue-fixtures.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import { catalogueFiles, goodOrder } from '../order-fixtures.ts'

const { app, bring, call, close, database, partner, report, send, sent, sql, track, warehouse } = await openOrderDesk()
let importInto: ReturnType<typeof importer>
beforeAll(async () => {
  importInto = importer({ databaseUrl: database.url, regions: await loadRegions() })
})
afterAll(close)

const file = (kind: string) => catalogueFiles.find(([name]) => name === kind)?.[1] ?? ''
/** Everything costs more: the first kilogram 50,000, and 20 % are added. */
const dearer = {
  'rate-card': file('rate-card').replaceAll(',10000,9000,', ',50000,40000,'),
  couriers: file('couriers').replaceAll(',0.20,5000,3,2500,0,0,', ',1.00,9000,10,7500,20,0,'),
}
const withoutRegular = file('couriers').replace(/^CEPAT,Cepat,express,REG,.*\n/m, '')
const shipment = {
  warehouse_id: warehouse,
  destination_district: '31.71.01',
  items: goodOrder(warehouse).items,
  payment_method: 'COD',
  cod_amount: 200_000,
  insurance: true,
}
const ratesOf = async () => (await call('POST', '/rate/v2', { token: partner.token, body: shipment })).data
const costNow = async () => (await ratesOf()).rates.find(({ service_code }) => service_code === 'REG')?.cost

/** Imports a card and couriers, and waits until their price is live; undefined: the service is offered no more. */
async function become(files: { 'rate-card'?: string; couriers: string }, cost: object | undefined): Promise<void> {
  await importInto('couriers', files.couriers, { dropRateLines: true })
  if (files['rate-card'] !== undefined) await importInto('rate-card', files['rate-card'])
  await expect.poll(costNow, { timeout: 10_000 }).toEqual(cost)
  // The operations door, which takes the reports, has a catalogue of its own.
  const [now] = await sql`select version from development.catalogue_state`
  const taken = () => app.logged.filter((line) => line.includes(`"version":${now?.version},`))
  await expect.poll(taken, { timeout: 10_000 }).toHaveLength(2)
}
const usual = { 'rate-card': file('rate-card'), couriers: file('couriers') }
afterEach(() => become(usual, at300g))
const cod = { payment_method: 'COD', cod_amount: 200_000, insurance: true }

async function weighed(order_id: string) {
  await bring(order_id, ...toPickup, 'picked_up')
  const said = await report({ order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 })
  expect(said.data).toMatchObject({ outcome: 'applied' })
  return (await track(`order_id=${order_id}`)).data.cost_adjustment?.cost
}

/** 85,000 of goods, insured for 5,200 (0.2 % and 5,000), 200,000 of cash: a COD fee of 3 % of cash, shipping and insurance. */
const at300g = { base: 10_000, insurance: 5_200, cod_fee: 6_456, surcharge: 0, discount: 0, total: 21_656 }
const dearerAt300g = { base: 50_000, insurance: 9_900, cod_fee: 26_990, surcharge: 10_000, discount: 0, total: 96_890 }
const at2400g = { base: 28_000, insurance: 5_200, cod_fee: 6_996, surcharge: 0, discount: 0, total: 40_196 }

test('an order keeps the prices and rules it was priced with, whatever is imported after it', async () => {
  const order = await sent(cod)
  expect(order.cost).toEqual(at300g)
  await become(dearer, dearerAt300g)
  expect(await weighed(order.order_id)).toEqual(at2400g)

  const later = await sent(cod)
  expect(later.cost).toEqual(dearerAt300g)
  expect(await weighed(later.order_id)).toMatchObject({ base: 130_000, surcharge: 26_000, insurance: 9_900 })
})

test('a quoted order keeps those of its quote, not those of the moment that it was sent', async () => {
  const { quote_id } = await ratesOf()
  await become(dearer, dearerAt300g)
  const order = await sent({ ...cod, quote_id })
  expect(order.cost).toEqual(at300g)
  expect(await weighed(order.order_id)).toEqual(at2400g)
})

test('a COD fee that a quote locked before the cash was known stays on the goods when the parcel is weighed', async () => {
  const { cod_amount: _, ...untold } = shipment
  const { quote_id } = (await call('POST', '/rate/v2', { token: partner.token, body: untold })).data
  const order = await sent({ ...cod, quote_id })
  // 3 % of 85,000 + 10,000 + 5,200; then of 85,000 + 28,000 + 5,200
  expect(order.cost.cod_fee).toBe(3_006)
  expect(await weighed(order.order_id)).toMatchObject({ cod_fee: 3_546 })
})

test('a parcel is weighed though its service has gone from the card, and then from the couriers too', async () => {
  const [first, second] = [await sent(cod), await sent(cod)]
  const without = file('rate-card').replaceAll(/^CEPAT,REG,.*\n?/gm, '')
  await become({ ...usual, 'rate-card': without }, undefined)
  expect(await weighed(first.order_id)).toEqual(at2400g)
  await become({ couriers: withoutRegular }, undefined)
  expect(await weighed(second.order_id)).toEqual(at2400g)
})

/** As an order that the version before this one took in, when all cards that there are had been imported. */
async function asBefore({ order_id }: { order_id: string }): Promise<void> {
  await sql`update development.orders set price_terms = null where id = ${order_id}`
  await sql`update development.rate_card_versions set imported_at = '2026-11-01'`
}

test('an order from before terms were kept is weighed by the card of its day, with its COD fee on the goods', async () => {
  const order = await sent(cod)
  await asBefore(order)
  await importInto('rate-card', dearer['rate-card'])
  await expect.poll(async () => (await costNow())?.base, { timeout: 10_000 }).toBe(50_000)
  expect(await weighed(order.order_id)).toMatchObject({ base: 28_000, cod_fee: 3_546 })
})

test('an order from before terms were kept whose service has gone is not weighed anew', async () => {
  const order = await sent(cod)
  await asBefore(order)
  await bring(order.order_id, ...toPickup, 'picked_up')
  await become({ couriers: withoutRegular }, undefined)
  const said = await report({ order_id: order.order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 })
  expect(said.data).toMatchObject({ outcome: 'refused' })
})

test('cash that is too little is told how much is enough, and that is', async () => {
  const cheap = { ...cod, insurance: false, items: [{ name: 'Stiker', qty: 1, price: 1_000, weight_g: 9_000 }] }
  const refused = await send({ ...goodOrder(warehouse), ...cheap, cod_amount: 40_000 })
  expect(refused).toMatchObject({ errors: [{ field: 'cod_amount', error: 'COD_AMOUNT_TOO_LOW' }] })
  const minimum = Number(refused.errors?.[0]?.details?.['minimum'])
  expect((await sent({ ...cheap, cod_amount: minimum })).cost.total).toBe(minimum)
  expect(await send({ ...goodOrder(warehouse), ...cheap, cod_amount: minimum - 1 })).toMatchObject({ status: 422 })
})

test('the COD fee is of the larger of goods and cash', async () => {
  const feeOf = async (cod_amount: number) => (await sent({ ...cod, cod_amount })).cost.cod_fee
  expect(await feeOf(85_000)).toBe(3_006)
  expect(await feeOf(30_000)).toBe(3_006)
  expect(await feeOf(85_001)).toBe(3_007)
  const tooLittle = { ...goodOrder(warehouse), ...cod, cod_amount: 18_205 }
  expect(await send(tooLittle)).toMatchObject({ status: 422, errors: [{ error: 'COD_AMOUNT_TOO_LOW' }] })
  expect(await feeOf(18_206)).toBe(3_006)
})
