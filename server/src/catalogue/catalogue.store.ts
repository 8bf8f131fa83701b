import { asc } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { catalogueState, couriers, holidays, services, warehouses } from '../database/catalogue-tables.ts'
import type { Service, Warehouse } from './catalogue.ts'

/** All but products and rate lines, as of one moment. */
export type CatalogueContent = {
  version: number
  /** The number of the rate card in force. */
  rateCard: number
  services: Service[]
  warehouses: Warehouse[]
  holidays: string[]
}

/** The lines of one service from one origin: `destinations[i]` has `numbersPerLine` numbers. */
export type ServiceLines = {
  courierCode: string
  serviceCode: string
  /** District codes in order, separated by commas. */
  destinations: string
  /** Big-endian int32: first kg, next kg, minimum kg, divisor, etd min, etd max, COD (0, 1), valid from and to (days since 1970). */
  numbers: Buffer
}
export const numbersPerLine = 9

export type CatalogueStore = ReturnType<typeof catalogueStore>

export function catalogueStore(database: Database) {
  const sql = database.$client
  return {
    async version(): Promise<number> {
      const [state] = await sql`select version from catalogue_state`
      return Number(state?.version ?? 0)
    },

    load(): Promise<CatalogueContent> {
      return database.transaction(
        async (snapshot) => {
          const [state] = await snapshot.select().from(catalogueState)
          const names = new Map((await snapshot.select().from(couriers)).map((courier) => [courier.code, courier]))
          const rows = await snapshot
            .select()
            .from(services)
            .orderBy(asc(services.courierCode), asc(services.serviceCode))
          const days = await snapshot.select({ date: holidays.date }).from(holidays)
          return {
            version: state?.version ?? 0,
            rateCard: state?.rateCard ?? 0,
            services: rows.map((row) => {
              const courier = names.get(row.courierCode)
              return { ...row, courierName: courier?.name ?? row.courierCode, courierType: courier?.type ?? 'express' }
            }),
            warehouses: await snapshot.select().from(warehouses).orderBy(asc(warehouses.code)),
            holidays: days.map(({ date }) => date),
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },

    /**
     * The lines from one city, a row per service, packed by PostgreSQL: 44,000 lines as rows of their own would hold the
     * event loop for 150 ms. null: the card is no longer in force, and its rows may be gone.
     */
    async linesFrom(rateCard: number, originCity: string): Promise<ServiceLines[] | null> {
      const rows = await sql<(ServiceLines | { courierCode: null })[]>`
        with in_force as (select coalesce((select rate_card from catalogue_state), 0) as card)
        select lines.* from in_force left join (
          select courier_code as "courierCode", service_code as "serviceCode",
            string_agg(destination_district_code, ',' order by destination_district_code) as destinations,
            string_agg(
              int4send(price_first_kg) || int4send(price_next_kg) || int4send(min_weight_kg)
                || int4send(volumetric_divisor) || int4send(etd_min_days) || int4send(etd_max_days)
                || int4send(cod_available::int) || int4send(valid_from - date '1970-01-01')
                || int4send(coalesce(valid_to - date '1970-01-01', 2147483647)),
              ''::bytea order by destination_district_code) as numbers
          from rate_cards where card = ${rateCard} and origin_city_code = ${originCity}
          group by 1, 2) as lines on true
        where in_force.card = ${rateCard}`
      return rows.length === 0 ? null : rows.filter((row): row is ServiceLines => row.courierCode !== null)
    },
  }
}
