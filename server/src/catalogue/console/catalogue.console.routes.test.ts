import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '@edis/contract/console/catalogue'
import { showContractPrices } from '@edis/contract/portal-calls/contract-prices'
import { countStock } from '@edis/contract/operations/count-stock'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { openTestConsole } from '@edis/testing/people/console.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, sql, partner } = desk
const staff = openTestConsole(app)
let session: string
let viewer: string
beforeAll(async () => {
  session = (await staff.signedIn('operations')).session
  viewer = (await staff.signedIn('support')).session
})
afterAll(desk.close)
const reason = 'Diminta lewat telepon'

test('a courier or a service is switched off for a while: partners are offered it no more, and again after', async () => {
  const couriers = async () => (await staff.ask(calls.listCouriers, {}, { session: viewer })).data
  const [first] = await couriers()
  const courier_code = first?.courier_code ?? ''
  expect(first).toMatchObject({ is_active: true, services: expect.arrayContaining([]) })
  const turn = (is_active: boolean, service_code?: string) =>
    staff.ask(
      calls.switchCourierOrService,
      { courier_code, is_active, reason, ...(service_code !== undefined && { service_code }) },
      { session },
    )
  expect(await turn(false)).toMatchObject({ status: 200 })
  expect((await couriers())[0]).toMatchObject({ courier_code, is_active: false })
  const offered = async () => {
    const { data } = await desk.call('GET', '/expedisi/list', { token: partner.token })
    return (data as unknown as { items: { courier_code: string }[] }).items.map(({ courier_code: code }) => code)
  }
  await expect.poll(offered, { timeout: 5_000 }).not.toContain(courier_code)
  expect(await turn(true)).toMatchObject({ status: 200 })
  await expect.poll(offered, { timeout: 5_000 }).toContain(courier_code)
  const service_code = first?.services[0]?.service_code ?? ''
  expect(await turn(false, service_code)).toMatchObject({ status: 200 })
  expect((await couriers())[0]?.services[0]).toMatchObject({ service_code, is_active: false })
  await turn(true, service_code)
  expect(await turn(false, 'NONE')).toMatchObject({ status: 404 })
  const until = new Date(app.clock.now.getTime() + 600_000).toISOString()
  const off = { courier_code, is_active: false, reason }
  expect(
    await staff.ask(calls.switchCourierOrService, { ...off, until: '2020-01-01T00:00:00Z' }, { session }),
  ).toMatchObject({ status: 422, errors: [{ field: 'until' }] })
  expect(await staff.ask(calls.switchCourierOrService, { ...off, until }, { session })).toMatchObject({ status: 200 })
  expect((await couriers())[0]).toMatchObject({
    is_active: false,
    off_until: until.replace(/\.\d+Z$/, 'Z'),
    off_reason: reason,
  })
  await expect.poll(offered, { timeout: 5_000 }).not.toContain(courier_code)
  app.clock.now = new Date(app.clock.now.getTime() + 600_000)
  await expect.poll(offered, { timeout: 5_000 }).toContain(courier_code)
  expect((await couriers())[0]).toMatchObject({ is_active: true, off_until: null, off_reason: null })
  const rows =
    await sql`select action, target_id, reason from accounts.audit_log where target_kind = 'courier' order by at, id`
  expect(rows.map(({ action }) => action)).toEqual([
    'courier.switched_off',
    'courier.switched_on',
    'courier.switched_off',
    'courier.switched_on',
    'courier.switched_off',
    'courier.switched_on',
  ])
})

test('a partner is given other prices, and the card’s again', async () => {
  const [courier] = (await staff.ask(calls.listCouriers, {}, { session })).data
  const key = {
    partner_id: partner.id,
    courier_code: courier?.courier_code ?? '',
    service_code: courier?.services[0]?.service_code ?? '',
    reason,
  }
  const put = (discount_bp: number | null, more: object = {}) =>
    staff.ask(calls.putContractPrice, { ...key, discount_bp, ...more }, { session })
  const list = async () => (await staff.ask(calls.listAllContractPrices, { partner_id: partner.id }, { session })).data
  expect(await put(1_250)).toMatchObject({ status: 200, data: { before: null } })
  expect(await list()).toMatchObject([{ partner_id: partner.id, partner_name: 'Toko Uji', discount_bp: 1_250 }])
  const { courier_code, service_code } = key
  const seen = async () => (await app.call('development', showContractPrices, { token: partner.session })).data
  await expect.poll(seen, { timeout: 5_000 }).toMatchObject({
    own_card: null,
    discounts: [{ courier_code, service_code, discount_bp: 1_250 }],
  })
  expect((await put(500)).data).toEqual({ before: 1_250 })
  expect((await put(null)).data).toEqual({ before: 500 })
  expect(await list()).toEqual([])
  expect(await put(1, { partner_id: 'prt_none' })).toMatchObject({ status: 404, error: 'PARTNER_NOT_FOUND' })
  expect(await put(1, { service_code: 'NONE' })).toMatchObject({ status: 404, error: 'NOT_FOUND' })
  expect(await put(0)).toMatchObject({ status: 422 })
})

test('versions of the rate card are listed, and what one changes of the one before', async () => {
  const cards = async () => (await staff.ask(calls.listRateCards, {}, { session: viewer })).data
  const [present] = await cards()
  expect(present).toMatchObject({ standing: 'in force', partner_id: null, partner_name: null })
  const next = (present?.card ?? 0) + 1_000
  await sql`
    insert into development.rate_card_versions (card, name, valid_from, lines, imported_at)
    values (${next}, 'Retail 2027', '2999-01-01', 2, now())`
  await sql`
    insert into development.rate_cards
    select ${next}, origin_city_code, destination_district_code, courier_code, service_code, price_first_kg + n - 2, price_next_kg,
      min_weight_kg, volumetric_divisor, etd_min_days, etd_max_days, cod_available, valid_from, valid_to
    from (select *, row_number() over (order by courier_code, service_code, origin_city_code, destination_district_code) as n
      from development.rate_cards where card = ${present?.card ?? 0}) line where n <> 2`
  const [{ lines = 0 } = {}] = await sql`select count(*)::int as lines from development.rate_cards where card = ${next}`
  expect((await cards())[0]).toMatchObject({ card: next, name: 'Retail 2027', standing: 'waiting' })
  const compare = (card: number) => staff.ask(calls.compareRateCard, { card: String(card) }, { session: viewer })
  const { data } = await compare(next)
  expect(data).toMatchObject({ before: present?.card, added: 0, removed: 1, cheaper: 1, dearer: lines - 1 })
  expect(data.items[0]).toMatchObject({ was: { price_first_kg: (data.items[0]?.is?.price_first_kg ?? 0) + 1 } })
  expect(data.items[0]?.destination_district_name).toMatch(/, /)
  expect(data.items.find(({ is }) => is === null)).toMatchObject({ was: { price_first_kg: expect.any(Number) } })
  expect((await compare(present?.card ?? 0)).data).toMatchObject({ before: null, removed: 0 })
  expect(await compare(7)).toMatchObject({ status: 404 })
  const withdraw = (card: number) => staff.ask(calls.withdrawRateCard, { card: String(card), reason }, { session })
  expect(await withdraw(present?.card ?? 0)).toMatchObject({ status: 404 })
  expect(await withdraw(next)).toMatchObject({ status: 200 })
  expect(await withdraw(next)).toMatchObject({ status: 404 })
  expect((await cards()).map(({ card, standing }) => [card, standing])).toEqual([
    [next, 'withdrawn'],
    [present?.card, 'in force'],
  ])
  const rows = await sql`select before, reason from accounts.audit_log where action = 'rate_card.withdrawn'`
  expect(rows).toMatchObject([{ before: { name: 'Retail 2027', valid_from: '2999-01-01' }, reason }])
})

test('stock is listed and found, and a count corrected by hand', async () => {
  const list = async (fields: Parameters<typeof staff.ask<typeof calls.listStock>>[1]) =>
    (await staff.ask(calls.listStock, fields, { session: viewer })).data
  const found = await list({ search: 'kop', warehouse_id: desk.warehouse })
  expect(found.items).toMatchObject([{ sku: 'KOPI', warehouse_id: desk.warehouse }])
  const first = await list({ limit: 1 })
  const second = await list({ limit: 1, cursor: first.next_cursor ?? '' })
  expect(second.items[0]).not.toEqual(first.items[0])
  await sql`update development.stock set as_of = '2026-11-01'`
  const count = { warehouse_id: desk.warehouse, sku: 'KOPI', on_hand: 77, as_of: new Date(app.clock.now).toISOString() }
  expect(await staff.ask(countStock, { counts: [count] }, { session: viewer })).toMatchObject({ status: 403 })
  expect(await staff.ask(countStock, { counts: [count] }, { session })).toMatchObject({ status: 200 })
  expect((await list({ search: 'KOPI', warehouse_id: desk.warehouse })).items).toMatchObject([{ on_hand: 77 }])
})
