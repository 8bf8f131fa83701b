import { asc } from 'drizzle-orm'
import type { Environment } from '@edis/contract/environment'
import { edisItself } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import {
  catalogueState,
  contractPrices,
  couriers,
  holidays,
  rateCardVersions,
  services,
  warehouses,
} from '../database/tables/catalogue-tables.ts'
import type { Service, Warehouse } from './catalogue.ts'
import { switchOnDue } from './couriers.store.ts'
import { changeTransaction } from './import/import.store.ts'
import type { ContractPrice } from './prices/contract-prices.ts'
import type { RateCardVersion } from './prices/rate-card-versions.ts'

/** All but products and rate lines, as of one moment. */
export type CatalogueContent = {
  version: number
  cards: RateCardVersion[]
  contractPrices: ContractPrice[]
  services: Service[]
  /** When the first that is switched off comes back by itself. */
  nextOn: Date | null
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

    /** Switches on what is due, in whichever process comes first. */
    async switchOnDue(environment: Environment, now: Date): Promise<void> {
      await changeTransaction(database, async (transaction) => {
        for (const target of await switchOnDue(transaction, now))
          await audit(transaction, edisItself, {
            action: 'courier.switched_on',
            target,
            environment,
            before: { is_active: false },
            after: { is_active: true },
          })
      })
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
          const cards = await snapshot.select().from(rateCardVersions)
          const prices = await snapshot.select().from(contractPrices)
          const days = await snapshot.select({ date: holidays.date }).from(holidays)
          return {
            version: state?.version ?? 0,
            cards: withUnnamed(cards, state?.rateCard ?? 0),
            contractPrices: prices,
            nextOn: earliest([...names.values(), ...rows]),
            services: rows.map(({ offUntil: _until, offReason: _reason, ...row }) => {
              const courier = names.get(row.courierCode)
              return {
                ...row,
                courierName: courier?.name ?? row.courierCode,
                courierType: courier?.type ?? 'express',
                isActive: row.isActive !== false && courier?.isActive !== false,
              }
            }),
            warehouses: await snapshot.select().from(warehouses).orderBy(asc(warehouses.code)),
            holidays: days.map(({ date }) => date),
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
    },

    /**
     * The lines of a card from one city, a row per service, packed by PostgreSQL: 44,000 lines as rows of their own would
     * hold the event loop for 150 ms.
     */
    linesFrom(card: number, originCity: string): Promise<ServiceLines[]> {
      return sql<ServiceLines[]>`
        select courier_code as "courierCode", service_code as "serviceCode",
          string_agg(destination_district_code, ',' order by destination_district_code) as destinations,
          string_agg(
            int4send(price_first_kg) || int4send(price_next_kg) || int4send(min_weight_kg)
              || int4send(volumetric_divisor) || int4send(etd_min_days) || int4send(etd_max_days)
              || int4send(cod_available::int) || int4send(valid_from - date '1970-01-01')
              || int4send(coalesce(valid_to - date '1970-01-01', 2147483647)),
            ''::bytea order by destination_district_code) as numbers
        from rate_cards where card = ${card} and origin_city_code = ${originCity}
        group by 1, 2`
    },
  }
}

const earliest = (switched: readonly { offUntil: Date | null }[]): Date | null =>
  switched
    .map(({ offUntil }) => offUntil)
    .reduce((first, at) => (first !== null && (at === null || first < at) ? first : at), null)

/** A card that the version before this one has imported has no row of its own yet. */
const withUnnamed = (cards: readonly RateCardVersion[], card: number): RateCardVersion[] =>
  card === 0 || cards.some((one) => one.card === card)
    ? [...cards]
    : [...cards, { card, partnerId: null, validFrom: '2000-01-01', validTo: null }]
