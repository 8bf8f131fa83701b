import { expect, test } from 'vitest'
import { errorsOf, fieldErrorsOf } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { referencePage } from './reference.ts'
import { referencePages, referencePath } from './reference-pages.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { placesOf } from './places.ts'
import { searchReference } from './search.ts'

const first = (query: string) => searchReference(query)[0]

test.each(referencePages)('%s is found by its title', (name) => {
  expect(searchReference(referencePage(name).title, 3).map(({ path }) => path)).toContain(referencePath(name))
})

test('every error is found by its code, every event by its name', () => {
  const calls = openApiCalls.filter(({ page }) => page !== null)
  const codes = new Set(calls.flatMap((call) => [...errorsOf(call), ...fieldErrorsOf(call)]))
  expect([...codes].filter((code) => first(code)?.title !== code)).toEqual([])
  const unfound = webhookEvents.filter(({ name }) => !searchReference(name, 3).some(({ title }) => title === name))
  expect(unfound).toEqual([])
})

test('what is found is there', () => {
  const places = new Set(
    referencePages.flatMap((name) => [
      referencePath(name),
      ...placesOf(referencePage(name)).map((id) => `${referencePath(name)}#${id}`),
    ]),
  )
  const queries = ['cod', 'weight_g', 'cancel', 'idempotency', 'signature', 'cursor', 'limit', 'region']
  const found = queries.flatMap((query) => searchReference(query, 50).map(({ path }) => path))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter((path) => path !== '/llms.txt' && !places.has(path))).toEqual([])
})

test.each([
  ['how do I cancel an order', '/documentation/order/cancel'],
  ['cancelling', '/documentation/order/cancel'],
  ['verify webhook signature', '/documentation/webhook#verify'],
  ['pickup_schedule', '/documentation/order/send/v2#request.pickup_schedule'],
  ['cod limit', '/documentation/order/send/v2#error.COD_LIMIT_EXCEEDED'],
])('%s leads to %s', (query, path) => {
  expect(first(query)?.path).toBe(path)
})

test.each([
  ['ongkir', '/documentation/rate/v2'],
  ['cek ongkir', '/documentation/rate/v2'],
  ['lacak', '/documentation/order/track'],
  ['lacak resi', '/documentation/order/track'],
  ['batal', '/documentation/order/cancel'],
  ['membatalkan pesanan', '/documentation/order/cancel'],
  ['gudang', '/documentation/warehouse/getlistwarehouse'],
  ['kurir', '/documentation/expedisi/getlistexpedisi'],
  ['kirim pesanan', '/documentation/order/send/v2'],
  ['wilayah', '/documentation/region'],
  ['cetak label', '/documentation/order/label'],
  ['autentikasi', '/documentation/guides/authentication'],
  ['pagination', '/documentation/guides/lists'],
  ['localhost', '/documentation/guides/local-webhooks'],
  ['Idempotensi', '/documentation/guides/idempotency'],
])('“%s” leads to %s', (query, path) => {
  expect(first(query)?.path.split('#')[0]).toBe(path)
})

test.each([
  ['alamat', 'recipient.address'],
  ['bayar di tempat', 'cod_amount'],
  ['cash on delivery', 'cod_amount'],
  ['nomor resi', 'awb'],
  ['resi', 'awb'],
  ['kode pos', 'postal_code'],
  ['asuransi', 'insurance'],
  ['stok', 'stock'],
])('“%s” finds %s', (query, field) => {
  expect(searchReference(query).some(({ path }) => path.includes(field))).toBe(true)
})

test('an excerpt is in the language of the question', () => {
  expect(first('membatalkan pesanan di gudang')?.text).toMatch(/pesanan/)
  expect(first('cancel an order in the warehouse')?.text).toMatch(/order/)
})

test('a place is found once, whatever it is called', () => {
  const paths = searchReference('order pesanan', 50).map(({ path }) => path)
  expect(paths.filter((path, at) => path !== '/llms.txt' && paths.indexOf(path) !== at)).toEqual([])
})

test('words that nobody wrote find nothing, whatever they are', () => {
  for (const query of ['', '  ', '?!', 'xyzzy', '(((', '\0', 'é'.repeat(5000)])
    expect(searchReference(query)).toEqual([])
})

test('an excerpt is short and has what was looked for', () => {
  for (const { text } of searchReference('cash on delivery limit')) expect(text.length).toBeLessThan(290)
  expect(first('CRLF')?.text).toMatch(/^….*CRLF/)
})
