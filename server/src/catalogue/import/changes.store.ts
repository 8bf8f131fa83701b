import type { Transaction } from '../../database/transaction.ts'
import { type Changes, changesOf, type Contents } from './changes.ts'
import type { ImportKind } from './kind.ts'

/** Takes a snapshot. The returned function reports what has changed since; null: the kind reports its rows itself. */
export async function watchChanges(sql: Transaction, kind: ImportKind['name']): Promise<() => Promise<Changes | null>> {
  if (kind === 'stock') return async () => null
  if (kind === 'rate-card') return () => changesOfCard(sql)
  const before = await contentsOf(sql, kind)
  return async () => changesOf(before, await contentsOf(sql, kind))
}

async function contentsOf(
  sql: Transaction,
  kind: Exclude<ImportKind['name'], 'stock' | 'rate-card'>,
): Promise<Contents> {
  const select = {
    couriers: sql`
      courier_code || ' ' || service_code as key, md5(row(couriers.name, couriers.type, couriers.is_active, services)::text) as text,
      true as there from services join couriers on couriers.code = courier_code`,
    warehouses: sql`id as key, md5(warehouses::text) as text, is_active as there from warehouses`,
    products: sql`id as key, md5(products::text) as text, true as there from products`,
    holidays: sql`date::text as key, name as text, true as there from holidays`,
  }[kind]
  const rows = await sql<{ key: string; text: string; there: boolean }[]>`select ${select}`
  return new Map(rows.map(({ key, text, there }) => [key, { text, there }]))
}

/** Compares the newest card with the previous one of the same owner. */
async function changesOfCard(sql: Transaction): Promise<Changes> {
  const [changes] = await sql<Changes[]>`
    with newest as (select card, partner_id from rate_card_versions order by rate_card_versions.card desc limit 1),
    previous as (
      select max(earlier.card) as card from rate_card_versions earlier, newest
      where earlier.card < newest.card and earlier.partner_id is not distinct from newest.partner_id),
    old_lines as (select * from rate_cards where card = (select card from previous)),
    new_lines as (select * from rate_cards where card = (select card from newest))
    select count(old_lines.card)::int as before,
      count(*) filter (where old_lines.card is null)::int as added,
      count(*) filter (where new_lines.card is null)::int as gone,
      count(*) filter (where old_lines.card < new_lines.card
        and (old_lines.price_first_kg, old_lines.price_next_kg, old_lines.min_weight_kg, old_lines.volumetric_divisor,
          old_lines.etd_min_days, old_lines.etd_max_days, old_lines.cod_available, old_lines.valid_from, old_lines.valid_to)
        is distinct from (new_lines.price_first_kg, new_lines.price_next_kg, new_lines.min_weight_kg,
          new_lines.volumetric_divisor, new_lines.etd_min_days, new_lines.etd_max_days, new_lines.cod_available,
          new_lines.valid_from, new_lines.valid_to))::int as changed
    from old_lines full join new_lines
      using (origin_city_code, courier_code, service_code, destination_district_code)`
  return changes ?? { before: 0, added: 0, changed: 0, gone: 0 }
}
