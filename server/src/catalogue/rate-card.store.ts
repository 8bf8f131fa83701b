import type { Database } from '../database/connection.ts'
import type { RateCardRow } from './rate-card.ts'

export type RateCardFilter = { originCity?: string; courierCode?: string; serviceCode?: string }
export type RateCardStore = ReturnType<typeof rateCardStore>

/** Rows of a batch: 5,000 take PostgreSQL about 10 ms, and 2 MB here. */
const batchSize = 5_000

/** The rate card in force. Its order is its primary key's: origin, courier, service, destination. */
export function rateCardStore(database: Database) {
  const sql = database.$client

  /** `after` is the key of the last row given. */
  function rows(
    card: number,
    { originCity, courierCode, serviceCode }: RateCardFilter,
    after: readonly string[] | null,
    limit: number,
  ) {
    const [origin = '', courier = '', service = '', destination = ''] = after ?? []
    return sql<RateCardRow[]>`
      select courier_code, service_code, origin_city_code, destination_district_code, price_first_kg, price_next_kg,
        min_weight_kg, volumetric_divisor, etd_min_days, etd_max_days, cod_available,
        valid_from::text as valid_from, valid_to::text as valid_to
      from rate_cards
      where card = ${card}
        ${originCity === undefined ? sql`` : sql`and origin_city_code = ${originCity}`}
        ${courierCode === undefined ? sql`` : sql`and courier_code = ${courierCode}`}
        ${serviceCode === undefined ? sql`` : sql`and service_code = ${serviceCode}`}
        ${
          after === null
            ? sql``
            : sql`and (card, origin_city_code, courier_code, service_code, destination_district_code)
                > (${card}, ${origin}, ${courier}, ${service}, ${destination})`
        }
      order by card, origin_city_code, courier_code, service_code, destination_district_code
      limit ${limit}`
  }

  async function cardInForce(): Promise<number> {
    const [state] = await sql`select rate_card from catalogue_state`
    return Number(state?.rate_card ?? 0)
  }

  return {
    /** A page. A list that is paged while another card comes into force goes on in that one. */
    async page(filter: RateCardFilter, after: readonly string[] | null, limit: number): Promise<RateCardRow[]> {
      return rows(await cardInForce(), filter, after, limit)
    },

    /**
     * The whole card in batches, each a query of its own, so that a slow reader holds neither a connection nor a
     * snapshot. One card from first to last: it fails when another takes its place meanwhile, and the reader is cut off.
     */
    async *stream(filter: RateCardFilter): AsyncGenerator<RateCardRow[]> {
      const card = await cardInForce()
      let after: readonly string[] | null = null
      for (;;) {
        const batch: RateCardRow[] = await rows(card, filter, after, batchSize)
        // After the rows: were they deleted, it says so.
        if ((await cardInForce()) !== card) throw new Error('A new rate card came into force; read it from the start')
        if (batch.length > 0) yield batch
        const last = batch.at(-1)
        if (!last || batch.length < batchSize) return
        after = rateCardKey(last)
      }
    },
  }
}

export const rateCardKey = (row: RateCardRow): string[] => [
  row.origin_city_code,
  row.courier_code,
  row.service_code,
  row.destination_district_code,
]
