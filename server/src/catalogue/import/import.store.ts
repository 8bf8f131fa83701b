import { setImmediate } from 'node:timers/promises'
import type { Table } from 'drizzle-orm'
import type { Sql, TransactionSql } from 'postgres'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../../database/connection.ts'
import { newId } from '../../database/id.ts'
import { columnsBut } from '../../database/row-columns.ts'
import { products, warehouses } from '../../database/tables/catalogue-tables.ts'
import { compareCards } from '../prices/card-differences.store.ts'
import { dayInJakarta, inForceOrWaiting, versionOn } from '../prices/rate-card-versions.ts'
import {
  addCard,
  listCards,
  type ListedCard,
  type NewCard,
  newCard,
  sameLines,
} from '../prices/rate-card-versions.store.ts'
import type { StockCount } from '../stock/stock-counts.ts'
import { takeCounts } from '../stock/stock-counts.store.ts'

export type ServiceKey = { courier_code: string; service_code: string }
/** `is_active` null: as it is; one that is new is switched on. */
export type CourierRow = { code: string; name: string; type: string; is_active: boolean | null }
export type ServiceRow = ServiceKey & { is_active: boolean | null } & Record<string, string | number | boolean | null>
/** What a file must say: all that its table has, by the names of its columns. */
type Said<T extends Table> = {
  [Name in Exclude<T['_']['columns'][keyof T['_']['columns']]['_']['name'], 'id'>]: unknown
}
export type WarehouseRow = Said<typeof warehouses> & { code: string }
export type ProductRow = Said<typeof products> & { partner_id: string | null; sku: string }
export type HolidayRow = { date: string; name: string }
export type ImportStore = ReturnType<typeof importStore>

const withIds = <Row extends object>(kind: 'whs' | 'prd', rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, id: newId(kind) }))

/** Of those that change most. */
const shownLines = 20

type ChangeOptions = {
  /** Another change runs; this one waits for it. */
  onWait?: (() => void) | undefined
  /** Whether running processes hold what changes: stock, which they ask for with each order, is not of that. */
  isHeld?: boolean
}

/** One change of a catalogue in a transaction of its own. */
export async function changeTransaction<Result>(
  database: Database,
  act: (transaction: TransactionSql) => Promise<Result>,
  options: ChangeOptions = {},
): Promise<Result> {
  return (await database.$client.begin((sql) => changeWithin(sql, () => act(sql), options))) as Result
}

/**
 * One change of a catalogue within a transaction: alone in its environment (the others wait, until the transaction ends),
 * and the catalogue's version counted up, so that running processes load it anew.
 */
export async function changeWithin<Result>(
  sql: TransactionSql,
  act: () => Promise<Result>,
  { onWait = () => {}, isHeld = true }: ChangeOptions = {},
): Promise<Result> {
  await sql`insert into catalogue_state (id, version, rate_card) values (1, 0, 0) on conflict (id) do nothing`
  const [mine] = await sql`select 1 from catalogue_state where id = 1 for update skip locked`
  if (!mine) {
    onWait()
    await sql`select 1 from catalogue_state where id = 1 for update`
  }
  const result = await act()
  if (isHeld) await sql`update catalogue_state set version = version + 1 where id = 1`
  return result
}

/** Does something, and undoes it unless `keeps` says of what came of it that it stays. */
export async function trying<Result>(
  sql: TransactionSql,
  act: (within: TransactionSql) => Promise<Result>,
  keeps: (result: Result) => boolean,
): Promise<Result> {
  let tried: { result: Result } | undefined
  try {
    await sql.savepoint(async (within) => {
      tried = { result: await act(within) }
      if (!keeps(tried.result)) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return (tried as { result: Result }).result
}

class Undone extends Error {}

/** What imports read and write, within their transaction. Rows go over as JSON: one statement for any number of them. */
export function importStore(sql: TransactionSql, environment: Environment) {
  return {
    environment,
    isEmpty: () => isEmpty(sql),

    services(): Promise<ServiceKey[]> {
      return sql<ServiceKey[]>`select courier_code, service_code from services order by 1, 2`
    },

    /** Those of the services that a card which is in force, or is to be, has lines of. */
    async servicesInForce(services: readonly ServiceKey[]): Promise<ServiceKey[]> {
      const cards = inForceOrWaiting(await listCards(sql), dayInJakarta(new Date())).map(({ card }) => card)
      return sql<ServiceKey[]>`
        select courier_code, service_code
        from json_to_recordset(${JSON.stringify(services)}::text::json) as gone(courier_code text, service_code text)
        where exists (
          select 1 from rate_cards line
          where line.card = any(${cards}::bigint[]) and line.courier_code = gone.courier_code
            and line.service_code = gone.service_code)
        order by 1, 2`
    },

    /** What the card changes of another; 0: of none. */
    compareCards: (card: number, before: number) => compareCards(sql, card, before, shownLines),

    /** Couriers and services are these alone from now on. Those that are switched off stay so unless the row says else. */
    async replaceCouriers(couriers: readonly CourierRow[], services: readonly ServiceRow[]): Promise<void> {
      const off = await sql<{ key: string; off_until: Date | null; off_reason: string | null }[]>`
        select code as key, off_until, off_reason from couriers where is_active = false
        union all
        select courier_code || ' ' || service_code, off_until, off_reason from services where is_active = false`
      const switchedOff = new Map(off.map(({ key, ...how }) => [key, how]))
      const standing = (key: string, said: boolean | null) => {
        const isActive = said ?? !switchedOff.has(key)
        return { is_active: isActive, ...(!isActive && switchedOff.get(key)) }
      }
      const courierRows = couriers.map((row) => ({ ...row, ...standing(row.code, row.is_active) }))
      const serviceRows = services.map((row) => ({
        ...row,
        ...standing(`${row.courier_code} ${row.service_code}`, row.is_active),
      }))
      await sql`delete from couriers`
      await sql`insert into couriers select * from json_populate_recordset(null::couriers, ${JSON.stringify(courierRows)}::text::json)`
      await sql`insert into services select * from json_populate_recordset(null::services, ${JSON.stringify(serviceRows)}::text::json)`
    },

    /** A warehouse keeps its id. */
    async upsertWarehouses(rows: readonly WarehouseRow[]): Promise<void> {
      await sql`
        insert into warehouses
        select * from json_populate_recordset(null::warehouses, ${JSON.stringify(withIds('whs', rows))}::text::json)
        on conflict (code) do update set ${sql.unsafe(columnsBut(warehouses, 'id', 'code').replaced)}`
    },

    /** How many became inactive. */
    async deactivateWarehousesBut(codes: readonly string[]): Promise<number> {
      const { count } = await sql`
        update warehouses set is_active = false where is_active and not code = any(${codes as string[]}::text[])`
      return count
    },

    /** By code. */
    async warehouseIds(): Promise<Map<string, string>> {
      const rows = await sql<{ code: string; id: string }[]>`select code, id from warehouses`
      return new Map(rows.map(({ code, id }) => [code, id]))
    },

    async activeWarehouseDistricts(): Promise<string[]> {
      const rows = await sql`select distinct district_code from warehouses where is_active order by 1`
      return rows.map(({ district_code }) => String(district_code))
    },

    /** A product keeps its id. */
    async upsertProducts(rows: readonly ProductRow[]): Promise<void> {
      await sql`
        insert into products
        select * from json_populate_recordset(null::products, ${JSON.stringify(withIds('prd', rows))}::text::json)
        on conflict (partner_id, sku) do update set ${sql.unsafe(columnsBut(products, 'id', 'partnerId', 'sku').replaced)}`
    },

    takeCounts: (counts: readonly StockCount[], now: Date) => takeCounts(sql, environment, counts, now),

    async replaceHolidays(holidays: readonly HolidayRow[]): Promise<void> {
      await sql`delete from holidays`
      await sql`insert into holidays select * from json_populate_recordset(null::holidays, ${JSON.stringify(holidays)}::text::json)`
    },

    newCard: () => newCard(sql),

    /**
     * Writes the lines, in PostgreSQL's COPY text format. `lines` must not throw: what ends a COPY ends the connection.
     *
     * The simple protocol, and a statement after the end, because the driver waits for ever when PostgreSQL ends a COPY
     * in the extended one, or refuses its last rows.
     */
    async copyRateLines(lines: AsyncIterable<string>): Promise<void> {
      const copy = await sql`
        copy rate_cards (card, origin_city_code, destination_district_code, courier_code, service_code, price_first_kg,
          price_next_kg, min_weight_kg, volumetric_divisor, etd_min_days, etd_max_days, cod_available, valid_from, valid_to)
        from stdin`
        .simple()
        .writable()
      let refusal: Error | undefined
      copy.on('error', (error) => (refusal = error))
      let written = Promise.resolve()
      for await (const text of lines) {
        await written
        if (refusal) throw refusal
        written = new Promise((taken) => copy.write(text, () => taken()))
      }
      await written
      if (refusal) throw refusal
      copy.end()
      await setImmediate()
      await sql`select 1`.catch((error: unknown) => {
        throw new Error('PostgreSQL did not take the last rows of the rate card; its log says why', { cause: error })
      })
    },

    addCard: (card: NewCard) => addCard(sql, card),

    /** The version in force today: a partner's own, or everybody's. */
    async presentCard(partnerId: string | null): Promise<ListedCard | null> {
      const ofOwner = (await listCards(sql)).filter((card) => card.partnerId === partnerId)
      const present = versionOn(ofOwner, dayInJakarta(new Date()))
      return ofOwner.find((card) => card === present) ?? null
    },

    sameLines: (one: NewCard, other: ListedCard) => sameLines(sql, one, other),

    /** Does what `act` does, and undoes it unless `keeps` says of what came of it that it stays. */
    trying: <Result>(act: (within: TransactionSql) => Promise<Result>, keeps: (result: Result) => boolean) =>
      trying(sql, act, keeps),
  }
}

export const catalogueIsEmpty = (database: Database): Promise<boolean> => isEmpty(database.$client)

async function isEmpty(sql: Sql | TransactionSql): Promise<boolean> {
  const [found] = await sql`
    select exists (select 1 from couriers) or exists (select 1 from warehouses) or exists (select 1 from products)
      or exists (select 1 from holidays) or exists (select 1 from rate_cards) as some`
  return !found?.some
}
