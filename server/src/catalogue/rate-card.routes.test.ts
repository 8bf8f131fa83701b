import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { csv, rateLine } from './catalogue-fixtures.ts'
import type { RateCardRow } from './prices/rate-card.ts'
import { listCards } from './prices/rate-card-versions.store.ts'
import { rateCardStore } from './prices/rate-card.store.ts'
import { type CatalogueDoor, startCatalogueDoor, type Row, type Answer } from '@edis/testing/grounds/catalogue-door.ts'

let catalogue: CatalogueDoor
beforeAll(async () => void (catalogue = await startCatalogueDoor()))
afterAll(() => catalogue.close())

test('the rate card is read page by page, in the order of its key', async () => {
  const read: Row[] = []
  let cursor: string | null = null
  do {
    const { data }: Answer = await catalogue.list(rateCard, { limit: '100', ...(cursor && { cursor }) })
    read.push(...data.items)
    cursor = data.next_cursor
  } while (cursor)
  expect(read).toHaveLength(catalogue.districts.length + 1)
  expect(read.slice(0, -1).map((row) => row['destination_district_code'])).toEqual(catalogue.districts)
  expect(read.at(-1)).toEqual({ ...rateLine, service_code: 'ECO', origin_city_code: '73.71', valid_to: '2026-12-31' })
  expect(read[0]).toMatchObject({
    valid_from: '2026-01-01',
    valid_to: null,
    price_first_kg: 10_000,
    cod_available: true,
  })
})

test('downloads that nobody reads hold up no other call', async () => {
  const open = () =>
    catalogue.door.server.inject({
      method: 'GET',
      url: rateCard.path,
      headers: { accept: 'text/csv' },
      payloadAsStream: true,
    })
  const unread = [await open(), await open(), await open()]
  expect(unread.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
  for (const download of unread) download.stream().destroy()
})

test('the rate card is filtered by origin, courier and service', async () => {
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toHaveLength(1)
  expect(await catalogue.items(rateCard, { courier_code: 'CEPAT', service_code: 'ECO' })).toHaveLength(1)
  expect(await catalogue.items(rateCard, { courier_code: 'TRUK' })).toEqual([])
})

test('as CSV the whole card comes at once, and can be imported as it is', async () => {
  const response = await catalogue.csvOf()
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="rate-card.csv"',
  })
  const lines = response.body.split('\r\n')
  expect(lines).toHaveLength(catalogue.districts.length + 3)
  expect(lines.at(-2)).toBe('CEPAT,ECO,73.71,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,2026-12-31')
  expect((await catalogue.csvOf({ origin_city: '73.71' })).body.split('\r\n')).toHaveLength(3)
  expect(await catalogue.importInto('rate-card', response.body)).toBe(
    'the same as rate card rate-card, which is in force; no new version was created',
  )
})

test('a partner with a contract reads its own prices, as JSON and as CSV; the others read the card', async () => {
  await catalogue.database.$client`insert into contract_prices values (${catalogue.callers.now}, 'CEPAT', 'ECO', 1250)`
  await catalogue.database.$client`update catalogue_state set version = version + 1`
  await catalogue.live.reload()
  const paid = { price_first_kg: 8_750, price_next_kg: 7_875 }
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toMatchObject([paid])
  expect((await catalogue.csvOf({ origin_city: '73.71' })).body).toContain('CEPAT,ECO,73.71,31.71.01,8750,7875,')
  const [mine, listed] = [catalogue.callers.now, { price_first_kg: 10_000, price_next_kg: 9_000 }]
  expect(await catalogue.items(rateCard, { origin_city: '31.74', limit: '1' })).toMatchObject([listed])
  catalogue.callers.now = 'prt_other'
  expect(await catalogue.items(rateCard, { origin_city: '73.71' })).toMatchObject([listed])
  expect((await catalogue.csvOf({ origin_city: '73.71' })).body).toContain('CEPAT,ECO,73.71,31.71.01,10000,9000,')
  catalogue.callers.now = mine
})

test('lines hold no longer than their card', async () => {
  const card = { validFrom: '2026-02-01', validTo: '2026-11-30' }
  const far = { ...rateLine, origin_city_code: '73.71' }
  await catalogue.importInto(
    'rate-card',
    csv({ ...far, service_code: 'ECO' }, { ...far, valid_from: '2026-03-01', valid_to: '2026-06-30' }),
    { card },
  )
  const [newest] = await listCards(catalogue.database.$client)
  const rows = newest ? await rateCardStore(catalogue.database).page(newest, { originCity: '73.71' }, null, 10) : []
  expect(rows.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual([
    ['2026-02-01', '2026-11-30'],
    ['2026-03-01', '2026-06-30'],
  ])
})

test('a stream whose card is replaced on the way goes on in its own', async () => {
  const card = { card: 1_000, partnerId: null, validFrom: '2026-01-01', validTo: null }
  const batches = rateCardStore(catalogue.database).stream(card, {})
  await batches.next()
  await catalogue.importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))
  const rest: RateCardRow[] = []
  for await (const batch of batches) rest.push(...batch)
  expect(rest).toHaveLength(catalogue.districts.length + 1 - 5_000)
  expect(rest.every(({ price_first_kg }) => price_first_kg === 10_000)).toBe(true)
})
