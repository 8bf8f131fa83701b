import type { Database } from '../../database/connection.ts'
import { escapeLike } from '../../database/escape-like.ts'

export type ListedCourier = {
  courier_code: string
  name: string
  type: string
  services: ({ service_code: string; name: string; cod: boolean; cut_off_time: string } & Standing)[]
} & Standing
/** `off_until` RFC 3339 */
type Standing = { is_active: boolean; off_until: string | null; off_reason: string | null }
type ListedStock = {
  warehouse_id: string
  warehouse_name: string
  product_id: string
  sku: string
  partner_id: string | null
  product_name: string
  on_hand: number
  reserved: number
  as_of: Date
}

/** The catalogue of an environment as the console lists it. */
export function cataloguePages({ $client: sql }: Database) {
  return {
    couriers: (): Promise<ListedCourier[]> => sql<ListedCourier[]>`
      select code as courier_code, name, type, is_active is not false as is_active, off_reason,
        to_char(off_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as off_until, coalesce((
        select jsonb_agg(jsonb_build_object('service_code', service_code, 'name', services.name,
          'is_active', services.is_active is not false, 'off_reason', services.off_reason,
          'off_until', to_char(services.off_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'cod', cod, 'cut_off_time', cut_off_time) order by service_code)
        from services where courier_code = code), '[]') as services
      from couriers order by code`,

    /** By SKU and warehouse, after one. */
    stock(
      { search, warehouseId, after }: { search: string; warehouseId: string | null; after: readonly string[] | null },
      limit: number,
    ): Promise<ListedStock[]> {
      const [sku = '', productId = '', warehouse = ''] = after ?? []
      const text = `%${escapeLike(search)}%`
      return sql<ListedStock[]>`
        select warehouse_id, warehouses.name as warehouse_name, product_id, sku, partner_id, products.name as product_name, on_hand,
          stock.reserved + coalesce((
            select max(reserved) from sandbox_reservations held
            where held.product_id = stock.product_id and held.warehouse_id = stock.warehouse_id), 0) as reserved, as_of
        from stock join products on products.id = product_id join warehouses on warehouses.id = warehouse_id
        where (sku, product_id, warehouse_id) > (${sku}, ${productId}, ${warehouse})
          and (lower(sku) like lower(${text}) or lower(products.name) like lower(${text}))
          ${warehouseId === null ? sql`` : sql`and warehouse_id = ${warehouseId}`}
        order by sku, product_id, warehouse_id limit ${limit}`
    },
  }
}
