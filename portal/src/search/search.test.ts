import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meant, otherWords } from '@edis/contract/reference/search-words'
import { indexOf, kinds, search, type Searchable } from './search.ts'
import { entries } from './search-entries.ts'

const index = indexOf(entries)
const found = (text: string) => search(index, text)
const first = (text: string) => {
  const [entry] = found(text)
  return entry && `${entry.kind} ${entry.title}`
}

test.each([
  ['rate', 'call Get Rate V2'],
  ['rat', 'call Get Rate V2'],
  ['send order', 'call Send Order V2'],
  ['order send', 'call Send Order V2'],
  ['v2 order send', 'call Send Order V2'],
  ['/order/send', 'call Send Order V2'],
  ['POST /order/send/v1', 'call Send Order V1'],
  ['order/track', 'call Track Order'],
  ['postal code', 'field postal_code'],
  ['postal_code', 'field postal_code'],
  ['postalCode', 'field postal_code'],
  ['postalcode', 'field postal_code'],
  ['recipient postal', 'field recipient.postal_code'],
  ['sku send order', 'field items[].sku'],
  ['idempotency key', 'field Idempotency-Key'],
  ['order duplicate', 'error ORDER_DUPLICATE'],
  ['429', 'error RATE_LIMITED'],
  ['sudah ada', 'error CS_DUPLICATE'],
  ['delivery failed', 'event order.delivery_failed'],
  ['order.delivered', 'event order.delivered'],
  ['NOT_HOME', 'section Delivery failure reasons'],
  ['verify signature', 'section Verify the signature'],
  ['whitelist', 'page IP Whitelist'],
  ['credentials', 'page API Credentials'],
  ['dark', 'setting Theme: Dark'],
  ['theme', 'setting Theme: Light'],
  ['switch production', 'setting Switch to Production'],
  ['rotate key', 'setting Development key and token'],
  ['rate limits', 'guide Rate limits'],
  ['errors and retries', 'guide Errors and retries'],
  ['tunnel', 'section 2. Open a tunnel'],
  ['idempotency', 'guide Idempotency'],
  ['autentikasi', 'guide Authentication'],
  ['bayar di tempat', 'field cod'],
  ['cek ongkir', 'call Get Rate V2'],
  ['lacak', 'call Track Order'],
  ['batal', 'call Cancel Order'],
  ['resi', 'field awb'],
  ['gudang', 'call Get List Warehouse'],
  ['alamat penerima', 'field recipient.address'],
])('“%s” finds first: %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test.each([
  ['cancle', 'call Cancel Order'],
  ['potsal code', 'field postal_code'],
  ['potsalcode', 'field postal_code'],
  ['recpient', 'field recipient'],
  ['recpi', 'field recipient'],
  ['insruanec', 'field insurance'],
  ['warehuose', 'call Get List Warehouse'],
  ['rte', 'call Get Rate V2'],
  ['webhok', 'page Webhook'],
  ['ORDER_DUPLICTE', 'error ORDER_DUPLICATE'],
])('“%s”, mistyped, still finds %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test.each([
  ['ongkir', 'call Get Rate V2'],
  ['resi', 'field awb'],
  ['gudang', 'call Get List Warehouse'],
  ['kurir', 'call Get List Expedisi'],
  ['lacak pesanan', 'call Track Order'],
  ['batal', 'call Cancel Order'],
  ['batalkan pesanan', 'call Cancel Order'],
  ['kirim pesanan', 'call Send Order V2'],
  ['kode pos', 'field postal_code'],
  ['wilayah', 'call Get Region'],
  ['penerima', 'field recipient'],
  ['gelap', 'setting Theme: Dark'],
  ['webhooks', 'page Webhook'],
])('“%s” means %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test('a page and a call stand before a field, a field before an error, where they fit alike', () => {
  const kindsOf = (text: string) => found(text).map(({ kind }) => kinds.indexOf(kind))
  for (const text of ['webhook', 'rate', 'warehouse']) {
    const alike = kindsOf(text).slice(0, 3)
    expect(alike).toEqual(alike.toSorted((one, other) => one - other))
  }
})

test('what is deprecated stands after what is not', () => {
  const sends = found('send order').filter(({ kind }) => kind === 'call')
  expect(sends.map(({ title }) => title)).toEqual(['Send Order V2', 'Send Order V1'])
})

test('nothing, and what nothing is called, finds nothing', () => {
  for (const text of ['', '   ', '~', '/', 'qzxwv', '\u0000']) expect(found(text)).toEqual([])
})

test('every other word leads to something', () => {
  const own = new Set(index.flatMap((prepared) => [...prepared.own]))
  expect(Object.keys(meant).filter((word) => !otherWords(word).some((other) => own.has(other)))).toEqual([])
  expect(otherWords('constructor')).toEqual([])
})

test('the exact name of everything finds one of that name first among its kind', () => {
  for (const { kind, names } of entries)
    for (const name of names) {
      const best = found(name).find((entry) => entry.kind === kind)
      const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
      expect(best?.names.map(bare)).toContain(bare(name))
    }
})

test('what shares its name with others is found near the top of its kind when its place is named too', () => {
  const missed = entries.filter((entry) => {
    const text = `${entry.title} ${entry.place}`.slice(0, 120)
    const alike = found(text).filter(({ kind }) => kind === entry.kind)
    return !alike.slice(0, 4).some(({ id }) => id === entry.id)
  })
  expect(missed.map(({ id }) => id)).toEqual([])
})

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const searchable: fc.Arbitrary<Searchable> = fc.record({
  kind: fc.constantFrom(...kinds),
  names: fc.array(name, { minLength: 1, maxLength: 3 }),
  around: fc.string({ maxLength: 40 }),
})

test('any name of any entries is first among its kind, unless it has no letters', () => {
  fc.assert(
    fc.property(fc.array(searchable, { minLength: 1, maxLength: 12 }), fc.nat(), (all, pick) => {
      const entry = all[pick % all.length]!
      const [sought = ''] = entry.names
      const results = search(indexOf(all), sought).filter(({ kind }) => kind === entry.kind)
      const bare = (text: string) => search(indexOf([{ ...entry, names: [text] }]), sought).length > 0
      if (results.length > 0) expect(results[0]!.names.some(bare)).toBe(true)
      else expect(search(indexOf([entry]), sought)).toEqual([])
    }),
  )
})

test('no text makes it fail, none takes long', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc
      .array(fc.constantFrom('ordre', 'recipeint', 'warehuose', 'zzzzzzzzzz', 'a', '_', '🙂'), { maxLength: 500 })
      .map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (sought) => {
      const start = performance.now()
      expect(found(sought).length).toBeLessThanOrEqual(40)
      expect(performance.now() - start).toBeLessThan(2_000)
    }),
    { numRuns: 60 },
  )
})
