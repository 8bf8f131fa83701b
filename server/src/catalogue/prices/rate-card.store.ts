import type { Database } from '../../database/connection.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { OldLine, RouteService } from '../catalogue.ts'
import type { RateCardRow } from './rate-card.ts'
import type { RateCardVersion } from './rate-card-versions.ts'

export type RateCardFilter = { originCity?: string; courierCode?: string; serviceCode?: string }
export type RateCardStore = ReturnType<typeof rateCardStore>

/** Rows of a batch: 5,000 take PostgreSQL about 10 ms, and 2 MB here. */
const batchSize = 5_000

/**
 * The lines of a version, but for services that are gone or switched off. Their order is the primary key's: origin,
 * courier, service, destination.
 */
export function rateCardStore(database: Database) {
  const sql = database.$client

  /** `after` is the key of the last row given. A line holds within its card's validity. */
  function rows(
    { card, validFrom, validTo }: RateCardVersion,
    { originCity, courierCode, serviceCode }: RateCardFilter,
    after: readonly string[] | null,
    limit: number,
    asImported = false,
  ) {
    const [origin = '', courier = '', service = '', destination = ''] = after ?? []
    return sql<RateCardRow[]>`
      select courier_code, service_code, origin_city_code, destination_district_code, price_first_kg, price_next_kg,
        min_weight_kg, volumetric_divisor, etd_min_days, etd_max_days, cod_available,
        ${
          asImported
            ? sql`valid_from::text as valid_from, valid_to::text as valid_to`
            : sql`greatest(valid_from, ${validFrom}::date)::text as valid_from,
                least(valid_to, ${validTo}::date)::text as valid_to`
        }
      from rate_cards line
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
        and exists (
          select 1 from services join couriers on couriers.code = services.courier_code
          where services.courier_code = line.courier_code and services.service_code = line.service_code
            ${asImported ? sql`` : sql`and services.is_active is not false and couriers.is_active is not false`})
      order by card, origin_city_code, courier_code, service_code, destination_district_code
      limit ${limit}`
  }

  return {
    /** A page. A list that is paged while another card comes into force goes on in that one. */
    page: rows,

    /**
     * The whole card in batches, each a query of its own, so that a slow reader holds neither a connection nor a
     * snapshot. One card from first to last, for none is ever deleted. `asImported`: with services that are switched off, and
     * the days of the rows themselves.
     */
    async *stream(
      card: RateCardVersion,
      filter: RateCardFilter,
      { asImported = false } = {},
    ): AsyncGenerator<RateCardRow[]> {
      let after: readonly string[] | null = null
      for (;;) {
        const batch: RateCardRow[] = await rows(card, filter, after, batchSize, asImported)
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

/** The service's line of the card that was in force at a moment, everybody's, on the caller's transaction. */
export async function findOldLine(
  transaction: Transaction,
  { originCity, destinationDistrict, courierCode, serviceCode }: RouteService,
  at: Date,
): Promise<OldLine | null> {
  const [line] = await transaction<(Omit<OldLine, 'card'> & { card: string })[]>`
    select card, price_first_kg as "priceFirstKg", price_next_kg as "priceNextKg", min_weight_kg as "minWeightKg",
      volumetric_divisor as "volumetricDivisor"
    from rate_cards
    where card = (
        select card from rate_card_versions, (select (${at}::timestamptz at time zone 'Asia/Jakarta')::date as day) as sent
        where partner_id is null and imported_at <= ${at} and valid_from <= day and (valid_to is null or valid_to >= day)
        order by card desc limit 1)
      and origin_city_code = ${originCity} and destination_district_code = ${destinationDistrict}
      and courier_code = ${courierCode} and service_code = ${serviceCode}`
  return line ? { ...line, card: Number(line.card) } : null
}
