import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadRegions } from './load-regions.ts'
import type { Region, RegionLevel } from './regions.ts'

const regions = await loadRegions()
const all = regions.search({ after: 0, limit: 1_000_000 }).items
const search = (text: string, more: { level?: RegionLevel; parentCode?: string; limit?: number } = {}) =>
  regions.search({ text, after: 0, limit: 1_000_000, ...more }).items
const codes = (found: readonly Region[]) => found.map(({ code }) => code)

describe('a search for a name', () => {
  test.each([
    ['gambir', {}, ['31.71.01']],
    ['Jakarta', {}, ['31', '31.71', '31.72', '31.73', '31.74', '31.75']],
    ['bandung', {}, ['32.04', '32.73', '35.04.17', '36.04.34']],
    ['bandung', { level: 'district' }, ['35.04.17', '36.04.34']],
    ['KOTA BANDUNG', {}, ['32.73']],
    ['bandung, kota', {}, ['32.73']],
    ['kab. bandung', {}, ['32.04', '32.17']],
    ['Daerah Khusus Ibukota Jakarta', {}, ['31']],
    ['kota administrasi jakarta pusat', {}, ['31.71']],
    ['jakarta pusat', {}, ['31.71']],
    ['tanahabang', { level: 'district' }, ['16.12.05', '31.71.07']],
    ['tanah-abang', { parentCode: '31.71' }, ['31.71.07']],
    ['toli toli', { level: 'city' }, ['72.04']],
    ['tolitoli', { level: 'city' }, ['72.04']],
    ['Ｇámbïr', {}, ['31.71.01']],
    ['sokaan', {}, ['35.13.15.2017']],
    ['Soka’an', {}, ['35.13.15.2017']],
    ['pusat jakarta', {}, ['31.71']],
    ['gambir jakarta', {}, ['31.71.01', '31.71.01.1001']],
    ['jakarta pusat gambir', { level: 'district' }, ['31.71.01']],
    ['Gambir, Kota Jakarta Pusat, DKI Jakarta', { level: 'district' }, ['31.71.01']],
    ['kab bandung soreang', {}, ['32.04.37']],
    ['sor band', { level: 'district' }, ['32.04.37']],
    ['Kec. Gambir', {}, ['31.71.01']],
    ['kecamatan gambir, kota jakarta pusat', {}, ['31.71.01']],
    ['Kel. Menteng', {}, ['31.71.06.1001']],
    ['Desa Adat Ayapo', {}, ['91.03.02.3003']],
    ['Prov. Bali', {}, ['51']],
    ['kec. gambir', { level: 'village' }, ['31.71.01.1001']],
    ['gambri', {}, ['31.71.01']],
    ['gambri', { level: 'district' }, ['31.71.01']],
    ['gmbir', { level: 'district' }, ['31.71.01']],
    ['gambirr', { level: 'district' }, ['31.71.01']],
    ['gumbir', { level: 'district' }, ['31.71.01']],
    ['menteng jakrta', {}, ['31.71.06']],
    ['mentang jakrta', { level: 'district' }, ['31.71.06']],
    ['jakrata', { level: 'province' }, ['31']],
    ['denpasr selatan', {}, ['51.71.01']],
  ] as const)('%j %j begins with %j', (text, more, expected) => {
    expect(codes(search(text, more)).slice(0, expected.length)).toEqual(expected)
  })

  test('gives the whole name first, then its beginning, then beginnings of words, then what lies inside', () => {
    const rankOf = ({ name, level }: Region) => {
      const bare = level === 'village' || level === 'district' ? name : name.replace(/^(Kota|Kabupaten|DKI|DI) /, '')
      const forms = [name, bare].map((form) => form.toLowerCase())
      if (forms.includes('kuta')) return 0
      if (forms.some((form) => form.replaceAll(/\W/g, '').startsWith('kuta'))) return 1
      return /\bkuta/.test(forms[0]!) ? 2 : 3
    }
    const found = search('kuta')
    const sorted = found.toSorted(
      (a, b) => rankOf(a) - rankOf(b) || a.code.length - b.code.length || a.code.localeCompare(b.code),
    )
    expect(new Set(found.map(rankOf))).toEqual(new Set([0, 1, 2, 3]))
    expect(codes(found)).toEqual(codes(sorted))
  })

  test('keeps to words: what runs from one into the next is found only from a word’s beginning', () => {
    expect(search('hab', { level: 'district' }).filter(({ name }) => name === 'Tanah Abang')).toEqual([])
  })

  test('finds each by any part of its name', () => {
    const part = fc.constantFrom(...all).chain((region) =>
      fc.record({
        region: fc.constant(region),
        from: fc.nat(region.name.length - 1),
        length: fc.integer({ min: 1, max: region.name.length }),
        inParent: fc.boolean(),
        write: fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toUpperCase(),
          (text: string) => text.split(' ').toReversed().join(' - '),
        ),
      }),
    )
    fc.assert(
      fc.property(part, ({ region, from, length, inParent, write }) => {
        const text = region.name.slice(from, from + length)
        fc.pre(/[a-z0-9]/i.test(text))
        const within = inParent && region.parentCode !== null ? { parentCode: region.parentCode } : {}
        expect(new Set(codes(search(write(text), { level: region.level, ...within })))).toContain(region.code)
      }),
      { numRuns: 150 },
    )
  })

  test('finds what reading every name finds', () => {
    const text = fc.array(fc.constantFrom('a', 'n', 'su', 'ka', 'ang', 'sari', 'jaya', 'x', '1', 'ii', 'kota'), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(text, (words) => {
        const expected = all.filter(({ level, name }) => {
          const parts = name
            .toLowerCase()
            .replaceAll("'", '')
            .split(/[^a-z0-9]+/)
          const runsOn = (word: string) => parts.some((_, index) => parts.slice(index).join('').startsWith(word))
          return (
            level === 'district' && words.every((word) => parts.some((part) => part.includes(word)) || runsOn(word))
          )
        })
        const found = new Set(codes(search(words.join(' '), { level: 'district' })))
        expect(codes(expected).filter((code) => !found.has(code))).toEqual([])
        // What is found beside them begins as the words do without their gaps
        const joined = words.join('')
        const surplus = all.filter(({ code }) => found.has(code) && !codes(expected).includes(code))
        for (const { name, fullName } of surplus) {
          const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
          const places = fullName.toLowerCase().replaceAll("'", '')
          expect(
            plain.startsWith(joined) || words.every((word) => places.includes(word)) || expected.length === 0,
          ).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('a text with typos', () => {
  test('finds each district under its city, whichever two letters of its name have changed places', () => {
    const districts = all.filter(({ level, name }) => level === 'district' && /^[A-Z][a-z]{5,}$/.test(name))
    const typo = fc.record({ region: fc.constantFrom(...districts), at: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(typo, ({ region: { code, name, fullName }, at }) => {
        const typed = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
        const city = fullName.split(', ')[1]!
        const found = codes(search(`${typed} ${city}`, { level: 'district', limit: 5 }))
        // Unless that is a name too
        if (found.every((other) => regions.find(other)?.name.toLowerCase().includes(typed.toLowerCase()))) return
        // Batang in Kabupaten Batang: five others bear the name that was meant
        if (found.length === 5 && found.every((other) => regions.find(other)?.fullName.includes(name))) return
        expect(found).toContain(code)
      }),
      { numRuns: 300, examples: [[{ region: regions.find('33.25.11')!, at: 1 }]] },
    )
  })

  test('does not stand in where the text itself finds something', () => {
    expect(codes(search('gambir', { level: 'district' })).length).toBeLessThan(10)
    for (const { name } of search('gambir')) expect(name.toLowerCase()).toContain('gambir')
  })
})

describe('a hostile text', () => {
  test.each([
    '🦄',
    '\u0000',
    '\ud800',
    '\u202e\u200f',
    '東京',
    'gambir 京',
    '%',
    "'",
    '.*',
    '\\',
    "' OR 1=1 --",
    'a'.repeat(101),
    'ß',
    'ﷺ'.repeat(100),
    '\u0301',
    '-',
  ])('%j finds nothing', (text) => {
    expect(search(text)).toEqual([])
  })

  test('of any kind is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(regions.search({ text, after: 0, limit: 50 }).items.length).toBeLessThanOrEqual(50)
      }),
      { numRuns: 1000 },
    )
  })
})
