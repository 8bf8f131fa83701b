import { expect, test } from 'vitest'
import { importKinds } from '../import/import.ts'
import { csvHeader, csvLine, RepeatedLines, type RateCardRow } from './rate-card.ts'

const row: RateCardRow = {
  courier_code: 'CEPAT',
  service_code: 'REG',
  origin_city_code: '31.74',
  destination_district_code: '31.71.01',
  price_first_kg: 10_000,
  price_next_kg: 9_000,
  min_weight_kg: 1,
  volumetric_divisor: 6000,
  etd_min_days: 1,
  etd_max_days: 2,
  cod_available: true,
  valid_from: '2026-01-01',
  valid_to: null,
}

test('a line of CSV holds codes and numbers, in the header’s order', () => {
  expect(csvLine(row)).toBe('CEPAT,REG,31.74,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,\r\n')
  expect(csvHeader.trim().split(',')).toEqual(Object.keys(row))
})

test('what is exported may be imported: the columns are the same', () => {
  const columns = importKinds.find(({ name }) => name === 'rate-card')?.columns
  expect(csvHeader.trim().split(',')).toEqual(Object.keys(columns ?? {}))
})

test('a key is repeated when origin, courier, service and destination are, among any number of others', () => {
  const repeated = new RepeatedLines()
  const destinations = Array.from({ length: 5_000 }, (_, index) => String(index))
  const others = [
    row,
    { ...row, origin_city_code: '31.71' },
    { ...row, courier_code: 'X' },
    { ...row, service_code: 'X' },
  ]
  const all = others.flatMap((other) => destinations.map((code) => ({ ...other, destination_district_code: code })))
  expect(all.filter((line) => repeated.has(line))).toEqual([])
  expect(all.every((line) => repeated.has(line))).toBe(true)
})
