import { expect, test } from 'vitest'
import { loadRegions } from './load-regions.ts'
import { explainRegions, regionFault } from './region-fault.ts'

const regions = await loadRegions()
const said = (sent: unknown, asked: 'city' | 'district' = 'district') => {
  const { message, details } = regionFault(regions, 'district_code', sent, asked)
  return [message?.en ?? '', details] as const
}

test.each([
  ['31.71', 'city', '31.71 is a city. Send a district (kecamatan) code such as 31.71.01.', '31.71.01'],
  ['31', 'province', /^31 is a province\. Send a district \(kecamatan\) code such as 31\.\d\d\.01\.$/, /^31\./],
  [
    '31.71.01.1001',
    'village',
    '31.71.01.1001 is a village. Send a district (kecamatan) code such as 31.71.01.',
    '31.71.01',
  ],
  [
    '317101',
    'district',
    /^317101 is missing its dots\. .* such as 31\.71\.01 \(Gambir, Kota Jakarta Pusat, DKI Jakarta\)\.$/,
    '31.71.01',
  ],
])('%s is told to be a %s', (sent, level, message, nearest) => {
  const [words, details] = said(sent)
  expect(words).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  expect(details).toEqual({
    value: sent,
    level,
    expected_level: 'district',
    nearest: typeof nearest === 'string' ? nearest : expect.stringMatching(nearest),
  })
})

test('a code that is none is told with the closest that is one', () => {
  const [words, details] = said('31.71.99')
  expect(words).toMatch(/^There is no district with code 31\.71\.99\. Send a district .* such as 31\.71\.08 \(.+\)\.$/)
  expect(details).toEqual({ value: '31.71.99', expected_level: 'district', nearest: '31.71.08' })
  expect(said('99.99.99')).toEqual([
    'There is no district with code 99.99.99. Send a district (kecamatan) code such as 31.71.01.',
    { value: '99.99.99', expected_level: 'district' },
  ])
})

test('a name is told with the code of the region that has it', () => {
  expect(said('Gambir')[0]).toBe(
    '“Gambir” is not a region code. Send a district (kecamatan) code such as 31.71.01 (Gambir, Kota Jakarta Pusat, DKI Jakarta).',
  )
  expect(said('Jakarta Selatan', 'city')[1]).toEqual({
    value: 'Jakarta Selatan',
    expected_level: 'city',
    nearest: '31.74',
  })
})

test.each([['', null, undefined, {}, ['31.71.01'], ' ']])('%o, which is nothing, is told what fits', (sent) => {
  expect(said(sent)).toEqual(['Send a district (kecamatan) code such as 31.71.01.', { expected_level: 'district' }])
})

test('it is said in Indonesian, too', () => {
  expect(regionFault(regions, 'district_code', '31.71', 'district').message?.id).toBe(
    '31.71 adalah kode kota/kabupaten. Kirim kode kecamatan seperti 31.71.01.',
  )
})

test('what was sent is never told at length', () => {
  expect(said('x'.repeat(10_000))[0].length).toBeLessThan(200)
})

test('only what asks for the code of a district or a city is explained', () => {
  expect(explainRegions(regions).REGION_NOT_FOUND?.('parent_code', 'x', { pattern: '^x$' })).toBeNull()
})
