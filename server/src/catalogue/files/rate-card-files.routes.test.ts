import { afterAll, expect, test } from 'vitest'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { csv, rateLine } from '../catalogue-fixtures.ts'

const { ask, close, partner, sql } = await openOperationsDesk()
afterAll(close)

const put = (path: string, body: string) => ask('PUT', path, { body, headers: { 'content-type': 'text/csv' } })
const exported = async (path: string) => String((await ask('GET', path)).data)
const [, other] = await sql`select id from accounts.partners order by id`
const emailOf = async (id: string) =>
  String((await sql`select email from accounts.partners where id = ${id}`)[0]?.email)

const line = (price: number) => csv({ ...rateLine, price_first_kg: price })
const versions = () =>
  sql`select name, partner_id, valid_from::text, valid_to::text, lines from development.rate_card_versions order by card`

test('each is a version with a name, days and an owner, and the present one comes out again', async () => {
  const named = '/catalogue/rate-cards?confirm=true&name=Lebaran%202027&valid_from=2026-01-01&valid_to=2099-03-31'
  expect(await put(named, line(12_345))).toMatchObject({ status: 200, data: { added: 0 } })
  expect((await versions()).at(-1)).toMatchObject({
    name: 'Lebaran 2027',
    partner_id: null,
    valid_from: '2026-01-01',
    valid_to: '2099-03-31',
    lines: 1,
  })
  expect(await exported('/catalogue/rate-cards')).toContain(',12345,')
  const [row] = await sql`select after from accounts.audit_log where target_id = 'rate-card' order by at desc limit 1`
  expect(row?.['after']).toMatchObject({ name: 'Lebaran 2027' })
  const own = `/catalogue/rate-cards?partner=${partner.id}`
  expect(await put(own, line(11_111))).toMatchObject({ status: 200 })
  expect(await exported(`/catalogue/rate-cards?partner=${encodeURIComponent(await emailOf(partner.id))}`)).toContain(
    ',11111,',
  )
  expect(await exported('/catalogue/rate-cards?card=Lebaran%202027')).toContain(',12345,')
  expect((await versions()).at(-1)).toMatchObject({ name: 'rate-cards', partner_id: partner.id })
})

test('what the present version says already makes none, unless another name or other days are said of it', async () => {
  const before = await versions()
  const file = await exported('/catalogue/rate-cards')
  expect(await put('/catalogue/rate-cards', file)).toMatchObject({
    status: 200,
    data: { before: 1, added: 0, changed: 0, gone: 0, summary: expect.stringContaining('the same as rate card') },
  })
  expect(await versions()).toEqual(before)
  expect(await put('/catalogue/rate-cards?name=Baru', file)).toMatchObject({ status: 200 })
  expect(await put('/catalogue/rate-cards', line(12_346))).toMatchObject({ status: 200, data: { changed: 1 } })
  expect(await versions()).toHaveLength(before.length + 2)
})

test('a dry run counts the lines that stay as they are', async () => {
  const stays = { ...rateLine, destination_district_code: '35.78.08', price_first_kg: 12_000 }
  await put('/catalogue/rate-cards?confirm=true', csv({ ...rateLine, price_first_kg: 12_000 }, stays))
  const next = csv({ ...rateLine, price_first_kg: 15_000 }, stays)
  const days = 'valid_from=2099-01-01&valid_to=2099-06-30'
  expect(await put(`/catalogue/rate-cards?dry_run=true&${days}`, next)).toMatchObject({
    data: { prices: { dearer: 1, unchanged: 1, valid_from: '2099-01-01', valid_to: '2099-06-30' } },
  })
})

test('a dry run says which prices would change, and changes none', async () => {
  await put('/catalogue/rate-cards?confirm=true', line(12_000))
  const before = await versions()
  expect(await put('/catalogue/rate-cards?dry_run=true', line(15_000))).toMatchObject({
    status: 200,
    data: {
      dry_run: true,
      prices: {
        dearer: 1,
        cheaper: 0,
        added: 0,
        removed: 0,
        unchanged: 0,
        valid_from: '2026-01-01',
        valid_to: null,
        items: [
          {
            origin_city: '31.74',
            origin_city_name: 'Kota Jakarta Selatan',
            destination_district_name: expect.stringContaining(', '),
            was: { price_first_kg: 12_000 },
            is: { price_first_kg: 15_000 },
          },
        ],
      },
    },
  })
  expect(await versions()).toEqual(before)
  expect(await put('/catalogue/rate-cards?dry_run=true', line(12_000))).toMatchObject({
    status: 200,
    data: { prices: null, changed: 0 },
  })
})

test.each([
  ['partner', 'partner=nobody%40edis.test', 'No partner has the email or ID nobody@edis.test'],
  ['card', 'card=Tak-Ada', 'There is no rate card Tak-Ada.'],
  ['partner', () => `partner=${other?.id}`, 'has no rate card of its own in force'],
])('an export is refused for its %s: %s', async (field, query, message) => {
  expect(await ask('GET', `/catalogue/rate-cards?${typeof query === 'string' ? query : query()}`)).toMatchObject({
    status: 422,
    errors: [{ field, error: 'FIELD_INVALID', message: expect.stringContaining(message) }],
  })
})

test.each([
  ['partner', 'partner=nobody%40edis.test', 'FIELD_INVALID'],
  ['valid_to', 'valid_from=2027-01-02&valid_to=2027-01-01', 'FIELD_INVALID'],
  ['valid_from', 'valid_from=1.1.2027', 'FIELD_INVALID'],
])('an import is refused for its %s: %s', async (field, query, error) => {
  expect(await put(`/catalogue/rate-cards?${query}`, line(1))).toMatchObject({
    status: 422,
    errors: [{ field, error }],
  })
})

test('a door takes the statistics of a card at once, though it does not own the table', async () => {
  const [before] = await sql`select now() as at`
  expect(await put('/catalogue/rate-cards?name=Statistik', line(15_000))).toMatchObject({ status: 200 })
  const analyzed = async () => {
    const [row] = await sql`
      select last_analyze from pg_stat_user_tables where schemaname = 'development' and relname = 'rate_cards'`
    return row?.['last_analyze'] >= before?.['at']
  }
  await expect.poll(analyzed, { timeout: 10_000 }).toBe(true)
})
