import type { RateCardRow } from './rate-card.ts'

/** Invented prices, by how far it is: 0 within the city, 1 within the province, 2 on the island, then island by island. */
const firstKg = [8_000, 10_000, 16_000, 28_000, 36_000, 46_000, 60_000, 75_000]
const days = [
  [1, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 6],
  [5, 8],
  [6, 9],
]

type Tariff = {
  courier_code: string
  service_code: string
  /** Of the prices above. */
  percent: number
  /** Days more than above; fewer when negative, and never less than one. */
  slower: number
  /** Up to how far cash is collected; -1 nowhere. */
  codUpTo: number
  minKg: number
  divisor: number
  withinCity: boolean
}
const express = { codUpTo: -1, minKg: 1, divisor: 6000, withinCity: false }

/** The services of sample/couriers.csv. */
const tariffs: Tariff[] = [
  { ...express, courier_code: 'SAMPLE-KILAT', service_code: 'ECO', percent: 75, slower: 2 },
  { ...express, courier_code: 'SAMPLE-KILAT', service_code: 'EXP', percent: 170, slower: -1, codUpTo: 5 },
  { ...express, courier_code: 'SAMPLE-KILAT', service_code: 'REG', percent: 100, slower: 0, codUpTo: 7 },
  { ...express, courier_code: 'SAMPLE-NUSANTARA', service_code: 'ECO', percent: 70, slower: 3 },
  { ...express, courier_code: 'SAMPLE-NUSANTARA', service_code: 'REG', percent: 95, slower: 1, codUpTo: 4 },
  { ...express, courier_code: 'SAMPLE-SEGERA', service_code: 'INSTANT', percent: 250, slower: -9, withinCity: true },
  {
    ...express,
    courier_code: 'SAMPLE-TRUK',
    service_code: 'CARGO',
    percent: 40,
    slower: 4,
    codUpTo: 3,
    minKg: 10,
    divisor: 5000,
  },
]

/** Every service from every origin to every district that it serves, in the order of the table's key: no file could say it shorter. */
export function* sampleRateCard(originCities: readonly string[], districts: readonly string[]): Generator<RateCardRow> {
  for (const origin of originCities.toSorted()) {
    for (const { courier_code, service_code, ...tariff } of tariffs) {
      for (const destination of districts) {
        const far = distance(origin, destination)
        if (tariff.withinCity && far > 0) continue
        const first = hundreds((firstKg[far]! * tariff.percent) / 100)
        const [soonest = 1, latest = 1] = days[far]!
        yield {
          courier_code,
          service_code,
          origin_city_code: origin,
          destination_district_code: destination,
          price_first_kg: first,
          price_next_kg: hundreds((first * 9) / 10),
          min_weight_kg: tariff.minKg,
          volumetric_divisor: tariff.divisor,
          etd_min_days: tariff.withinCity ? 0 : Math.max(1, soonest + tariff.slower),
          etd_max_days: tariff.withinCity ? 0 : Math.max(1, latest + tariff.slower),
          cod_available: far <= tariff.codUpTo,
          valid_from: '2026-01-01',
          valid_to: null,
        }
      }
    }
  }
}

const hundreds = (rupiah: number): number => Math.ceil(rupiah / 100) * 100

/** How far east the islands lie, by a code's first digit: Sumatra, Java, Bali and Nusa Tenggara, Kalimantan, Sulawesi, Maluku, Papua. */
const east: Record<string, number> = { 1: 0, 2: 0, 3: 1, 5: 2, 6: 2, 7: 3, 8: 4, 9: 5 }

/** 0 within the city to 7 from end to end. */
export function distance(originCity: string, district: string): number {
  if (district.startsWith(`${originCity}.`)) return 0
  if (district.slice(0, 2) === originCity.slice(0, 2)) return 1
  const from = islandOf(originCity)
  const to = islandOf(district)
  if (from === to) return 2
  return Math.min(7, 2 + Math.max(1, Math.abs((east[from] ?? 0) - (east[to] ?? 0))))
}

/** Kepulauan Riau (21) goes with Sumatra. */
const islandOf = (code: string): string => (code.startsWith('2') ? '1' : (code[0] ?? ''))
