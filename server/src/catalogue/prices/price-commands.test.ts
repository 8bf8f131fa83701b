import { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFiles, goodOrder } from '../../orders/order-fixtures.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import type { CatalogueCommandParts } from '../catalogue-commands.ts'
import { importer } from '../catalogue-fixtures.ts'
import { courierCommands } from '../courier-commands.ts'
import { priceCommands } from './price-commands.ts'

// What the operator says on the command line, and what partners then see at the doors.

const { bring, call, close, database, partner, report, send, sent, sql, stranger, track, warehouse } =
  await openOrderDesk()
let importInto: ReturnType<typeof importer>
const email = `mitra@edis.test`
beforeAll(async () => {
  await sql`update accounts.partners set email = ${email} where id = ${partner.id}`
  importInto = importer({
    databaseUrl: database.url,
    regions: await loadRegions(),
    partners: [{ id: partner.id, email }],
  })
})
afterAll(close)

async function edis(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const program = new Command().exitOverride()
  const parts: CatalogueCommandParts = {
    print: (line) => lines.push(line),
    withDatabaseUrl: (act) => act(database.url),
    listPartners: () => sql<{ id: string; email: string }[]>`select id, email from accounts.partners`,
  }
  courierCommands(program, parts)
  priceCommands(program, parts)
  for (const command of program.commands.flatMap((child) => [child, ...child.commands]))
    command.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(words, { from: 'user' })
  return lines
}

const shipment = { warehouse_id: warehouse, destination_district: '31.71.01', items: goodOrder(warehouse).items }
type Who = { token: string }
const live = { timeout: 10_000 }
const rates = async (who: Who, changes: object = {}) =>
  (await call('POST', '/rate/v2', { token: who.token, body: { ...shipment, ...changes } })).data
const costOf = async (who: Who) => (await rates(who)).rates.find(({ service_code }) => service_code === 'REG')?.cost
const rateV1 = async (who: Who) => {
  const body = { origin_district: '31.74.07', destination_district: '31.71.01', weight_g: 2_400 }
  const { data } = await call('POST', '/rate/v1', { token: who.token, body })
  return (data as unknown as { service_code: string; price: number }[]).find(
    ({ service_code }) => service_code === 'REG',
  )
}
const cardRow = async (who: Who) => {
  const { data } = await call('GET', '/ratecard/v1?origin_city=31.74&service_code=REG&limit=1', { token: who.token })
  return (data as unknown as { items: { price_first_kg: number; price_next_kg: number }[] }).items[0]
}
const contract = ['--partner', email, '--courier', 'CEPAT', '--service', 'REG']
const list = { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 }
const contracted = { ...list, discount: 1_250, total: 8_750 }

describe('a contract price', () => {
  test('is the partner’s at every call, and nobody else’s, however their requests take turns', async () => {
    // Asked before, so that the answer is kept
    expect([await costOf(partner), await costOf(stranger)]).toEqual([list, list])
    expect(await edis('contract-price', 'set', ...contract, '--discount', '12.5%')).toEqual([
      `${email} pays 12.5% less for CEPAT REG in development and production. This takes effect within two seconds.`,
    ])
    await expect.poll(() => costOf(partner), live).toEqual(contracted)
    for (let turn = 0; turn < 3; turn++)
      expect([await costOf(stranger), await costOf(partner)]).toEqual([list, contracted])
    const { rates: others } = await rates(partner, { delivery_type: 'dropoff' })
    expect(others).toMatchObject([{ service_code: 'HEMAT', cost: { discount: 0 } }, { service_code: 'REG' }])
    expect([await rateV1(partner), await rateV1(stranger)]).toMatchObject([{ price: 24_500 }, { price: 28_000 }])
    expect([await cardRow(partner), await cardRow(stranger)]).toMatchObject([
      { price_first_kg: 8_750, price_next_kg: 7_875 },
      { price_first_kg: 10_000, price_next_kg: 9_000 },
    ])
    expect((await sent()).cost).toEqual(contracted)
    const theirs = await send(goodOrder(warehouse), { token: stranger.token })
    expect(theirs.data.cost).toEqual(list)
    expect(await edis('contract-price', 'list', '--environment', 'development')).toEqual([
      'Development',
      `  ${email}  CEPAT REG  12.5% off`,
    ])
  })

  test('that a quote or an order was made with stays theirs when it ends', async () => {
    const { quote_id } = await rates(partner)
    const order = await sent()
    await edis('contract-price', 'remove', ...contract)
    await expect.poll(() => costOf(partner), live).toEqual(list)
    const quoted = await sent({ quote_id })
    expect(quoted.cost).toEqual(contracted)
    for (const { order_id } of [order, quoted]) {
      await bring(order_id, ...toPickup, 'picked_up')
      await report({ order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 })
      expect((await track(`order_id=${order_id}`)).data.cost_adjustment?.cost).toMatchObject({
        base: 28_000,
        discount: 3_500,
        total: 24_500,
      })
    }
    expect((await sent()).cost).toEqual(list)
    await expect(edis('contract-price', 'remove', ...contract)).rejects.toThrow('has no contract price for CEPAT REG')
  })

  test('of another partner’s quote opens nothing', async () => {
    const { quote_id } = await rates(partner)
    const taken = await send({ ...goodOrder(warehouse), quote_id }, { token: stranger.token })
    expect(taken).toMatchObject({ status: 409, error: 'QUOTE_EXPIRED' })
  })

  test.each([
    ['0%', /percentage from 0.01 to 100/],
    ['100.5', /percentage from 0.01 to 100/],
    ['12,5%', /percentage from 0.01 to 100/],
  ])('of %s is refused', async (discount, refusal) => {
    await expect(edis('contract-price', 'set', ...contract, '--discount', discount)).rejects.toThrow(refusal)
  })

  test('of a service or a partner that there isn’t is refused, and nothing is changed', async () => {
    const of = (partnerName: string, service: string) =>
      edis(
        'contract-price',
        'set',
        '--partner',
        partnerName,
        '--courier',
        'CEPAT',
        '--service',
        service,
        '--discount',
        '5',
      )
    await expect(of(email, 'NIX')).rejects.toThrow('Development has no service CEPAT NIX. Nothing was changed.')
    await expect(of('nobody@edis.test', 'REG')).rejects.toThrow('No partner has the email or ID nobody@edis.test')
    expect(await edis('contract-price', 'list')).toEqual([
      'Development: no contract prices',
      'Production: no contract prices',
    ])
  })
})

test('a card of a partner’s own is its prices everywhere; the versions are listed with how they stand', async () => {
  const rateCard = catalogueFiles.find(([kind]) => kind === 'rate-card')?.[1] ?? ''
  const own = rateCard.replaceAll(',10000,9000,', ',6000,5000,')
  await importInto('rate-card', own, { card: { name: 'Kontrak', partner: email, validFrom: '2026-11-01' } })
  await importInto('rate-card', rateCard, { card: { name: 'Lebaran', validFrom: '2099-01-01' } })
  await importInto('rate-card', rateCard, { card: { name: 'Lama', validTo: '2026-01-31' } })
  await expect.poll(() => costOf(partner), live).toMatchObject({ base: 6_000, discount: 0 })
  expect(await costOf(stranger)).toEqual(list)
  expect([await rateV1(partner), await rateV1(stranger)]).toMatchObject([{ price: 16_000 }, { price: 28_000 }])
  expect(await cardRow(partner)).toMatchObject({ price_first_kg: 6_000, price_next_kg: 5_000 })
  expect((await sent()).cost.total).toBe(6_000)
  expect(await edis('rate-card', 'list', '--environment', 'development')).toEqual([
    'Development',
    '  4000    ended     2026-01-01 to 2026-01-31  Lama  3 rows',
    '  3000    waiting   2099-01-01 to …           Lebaran  3 rows',
    `  2000    in force  2026-11-01 to …           Kontrak  for ${email}  3 rows`,
    '  1000    in force  2026-01-01 to …           rate-card  3 rows',
  ])
  expect(await edis('rate-card', 'list', '--partner', email)).toHaveLength(3)
})

describe('a service that is switched off', () => {
  const services = async () => {
    const { data } = await call('GET', '/expedisi/list', { token: stranger.token })
    const { items } = data as unknown as { items: { services: { service_code: string }[] }[] }
    return items.flatMap((courier) => courier.services.map(({ service_code }) => service_code)).join(' ')
  }

  test('is neither listed nor quoted nor ordered, and what is on its way with it goes on', async () => {
    const { order_id } = await sent({})
    const { quote_id } = await rates(partner)
    expect(await edis('courier', 'switch-off', 'CEPAT', 'REG')).toEqual([
      'CEPAT REG is switched off in development and production. This takes effect within two seconds.',
    ])
    await expect.poll(services, live).toBe('HEMAT JAUH')
    const { unavailable } = await rates(stranger)
    const off = { service_code: 'REG', error: 'SERVICE_NOT_AVAILABLE' }
    expect(unavailable.find(({ service_code }) => service_code === 'REG')).toMatchObject(off)
    expect(await costOf(stranger)).toBeUndefined()
    expect(await rateV1(stranger)).toBeUndefined()
    expect(await cardRow(stranger)).toBeUndefined()
    for (const changes of [{}, { quote_id }])
      expect(await send({ ...goodOrder(warehouse), ...changes })).toMatchObject({
        status: 422,
        errors: [{ field: 'service_code', error: 'SERVICE_NOT_AVAILABLE' }],
      })
    await bring(order_id, ...toPickup, 'picked_up')
    const said = await report({ order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 })
    expect(said.data).toMatchObject({ outcome: 'applied' })
    expect(await edis('courier', 'list', '--environment', 'development')).toEqual([
      'Development',
      '  on   CEPAT HEMAT  Hemat',
      '  on   CEPAT JAUH  Jauh',
      '  off  CEPAT REG  Reguler',
    ])
  })

  test('is back with its prices when it is switched on', async () => {
    await edis('courier', 'switch-on', 'CEPAT', 'REG')
    await expect.poll(services, live).toBe('HEMAT JAUH REG')
    expect(await costOf(stranger)).toEqual(list)
  })

  test('may be a whole courier, which is still known', async () => {
    await edis('courier', 'switch-off', 'CEPAT', '--environment', 'development')
    await expect.poll(services, live).toBe('')
    const { rates: none, unavailable } = await rates(stranger, { courier_codes: ['CEPAT'] })
    expect(none).toEqual([])
    expect(unavailable).toHaveLength(3)
    expect(await send(goodOrder(warehouse))).toMatchObject({
      errors: [{ field: 'service_code', error: 'SERVICE_NOT_AVAILABLE' }],
    })
    await edis('courier', 'switch-on', 'CEPAT')
    await expect.poll(services, live).toBe('HEMAT JAUH REG')
  })

  test('must be there', async () => {
    await expect(edis('courier', 'switch-off', 'NIX')).rejects.toThrow('Development has no courier NIX.')
    await expect(edis('courier', 'switch-off', 'CEPAT', 'NIX')).rejects.toThrow('Development has no service CEPAT NIX.')
  })
})
