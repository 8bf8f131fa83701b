import type { Database } from '../../database/connection.ts'
import type { ImportKind } from '../import/kind.ts'
import type { ListedCard } from '../prices/rate-card-versions.store.ts'
import { rateCardStore } from '../prices/rate-card.store.ts'

/** A row of a file, by column, as the import's columns hold it. */
export type ExportedRow = Record<string, unknown>

/** Rows of a batch: they are read as they are written, so that a file of any size takes little memory. */
const batchSize = 5_000

/** Reads what an import of the kind would write, in the order of its keys. One statement: of one moment. */
export function exportedRows(
  database: Database,
  kind: ImportKind['name'],
  /** Of the kind `rate-card`. */
  card: ListedCard | null,
): AsyncIterable<readonly ExportedRow[]> {
  const sql = database.$client
  switch (kind) {
    case 'couriers':
      return sql`
        select courier_code, couriers.name as courier_name, type, service_code, services.name as service_name, cod, insurance,
          pickup, dropoff, volumetric_divisor, rounding_tolerance_g as rounding_tolerance_kg, min_weight_kg, max_weight_kg,
          max_cod, max_insured_value, insurance_bp as insurance_rate_percent, insurance_admin_fee,
          cod_fee_bp as cod_fee_percent, cod_fee_minimum, surcharge_bp as surcharge_percent,
          discount_bp as discount_percent, cut_off_time, day_type,
          couriers.is_active is not false as courier_is_active, services.is_active is not false as is_active
        from services join couriers on couriers.code = courier_code
        order by courier_code, service_code`.cursor(batchSize)
    case 'warehouses':
      return sql`
        select code, name, address, district_code, postal_code, latitude, longitude, timezone, cut_off_time,
          operating_days, contact_name, contact_phone, is_active
        from warehouses order by code`.cursor(batchSize)
    case 'products':
      return sql`
        select email as partner, sku, products.name, price, weight_g, length_cm, width_cm, height_cm, is_active
        from products left join accounts.partners on partners.id = partner_id
        order by email nulls first, sku`.cursor(batchSize)
    case 'rate-card':
      return linesOf(database, card)
    case 'holidays':
      return sql`select date, name from holidays order by date`.cursor(batchSize)
    case 'stock':
      return sql`
        select email as partner, sku, warehouses.code as warehouse_code, on_hand, as_of
        from stock join products on products.id = product_id join warehouses on warehouses.id = warehouse_id
        left join accounts.partners on partners.id = partner_id
        order by email nulls first, sku, warehouse_code`.cursor(batchSize)
  }
}

async function* linesOf(database: Database, card: ListedCard | null): AsyncGenerator<readonly ExportedRow[]> {
  if (card) yield* rateCardStore(database).stream(card, {}, { asImported: true })
}
