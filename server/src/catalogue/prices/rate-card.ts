/** A row as it is written over the wire, in files and in the table. Money in whole rupiah; days `YYYY-MM-DD`, inclusive. */
export type RateCardRow = {
  courier_code: string
  service_code: string
  origin_city_code: string
  destination_district_code: string
  price_first_kg: number
  price_next_kg: number
  min_weight_kg: number
  volumetric_divisor: number
  etd_min_days: number
  etd_max_days: number
  cod_available: boolean
  valid_from: string
  valid_to: string | null
}

const columns = [
  'courier_code',
  'service_code',
  'origin_city_code',
  'destination_district_code',
  'price_first_kg',
  'price_next_kg',
  'min_weight_kg',
  'volumetric_divisor',
  'etd_min_days',
  'etd_max_days',
  'cod_available',
  'valid_from',
  'valid_to',
] as const satisfies (keyof RateCardRow)[]

export const csvHeader = `${columns.join(',')}\r\n`

/** A line of CSV (RFC 4180). Codes and numbers only: nothing to quote, nothing that a spreadsheet would run. */
export const csvLine = (row: RateCardRow): string =>
  `${row.courier_code},${row.service_code},${row.origin_city_code},${row.destination_district_code},${row.price_first_kg},${row.price_next_kg},${row.min_weight_kg},${row.volumetric_divisor},${row.etd_min_days},${row.etd_max_days},${row.cod_available},${row.valid_from},${row.valid_to ?? ''}\r\n`

/** A line of COPY's text format, in the order that copyRateLines names. */
export const copyText = (card: number, row: RateCardRow): string =>
  `${card}\t${row.origin_city_code}\t${row.destination_district_code}\t${row.courier_code}\t${row.service_code}\t${row.price_first_kg}\t${row.price_next_kg}\t${row.min_weight_kg}\t${row.volumetric_divisor}\t${row.etd_min_days}\t${row.etd_max_days}\t${row.cod_available}\t${row.valid_from}\t${row.valid_to ?? String.raw`\N`}\n`

/**
 * Tells a row whose key was there before, among any number of rows: a bit per destination, for each origin and service
 * that occurs. All 7,285 districts from all 514 cities for 20 services, 75 million rows, take 10 MB.
 */
export class RepeatedLines {
  private readonly districts = new Map<string, number>()
  private readonly seen = new Map<string, Uint32Array>()

  has({ origin_city_code, courier_code, service_code, destination_district_code }: RateCardRow): boolean {
    let district = this.districts.get(destination_district_code)
    if (district === undefined) this.districts.set(destination_district_code, (district = this.districts.size))
    const key = `${origin_city_code} ${courier_code} ${service_code}`
    let bits = this.seen.get(key)
    if (!bits || district >> 5 >= bits.length) {
      const grown = new Uint32Array(Math.max(8, (district >> 5) * 2))
      if (bits) grown.set(bits)
      this.seen.set(key, (bits = grown))
    }
    const word = bits[district >> 5] ?? 0
    const bit = 1 << (district & 31)
    bits[district >> 5] = word | bit
    return (word & bit) !== 0
  }
}
