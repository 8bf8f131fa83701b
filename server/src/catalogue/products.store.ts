import type { TransactionSql } from 'postgres'
import type { Database } from '../database/connection.ts'

export type ListedProduct = {
  product_id: string
  sku: string
  name: string
  price: number
  weight_g: number
  length_cm: number
  width_cm: number
  height_cm: number
  is_active: boolean
  stock: { warehouse_id: string; available: number }[]
}
export type ProductForOrder = Omit<ListedProduct, 'stock'>
export type ProductStore = ReturnType<typeof productStore>

type ProductQuery = { search?: string; warehouseId?: string; afterSku?: string; limit: number }

/** A partner sees its own products and those that are every partner's, unless one of its own has the same SKU. */
export function productStore(database: Database) {
  const sql = database.$client
  return {
    /** By SKU. `search` is any part of SKU or name; with `warehouseId`, what lies there. */
    list(partnerId: string, { search, warehouseId, afterSku, limit }: ProductQuery): Promise<ListedProduct[]> {
      const inWarehouse = warehouseId === undefined ? sql`` : sql`and stock.warehouse_id = ${warehouseId}`
      return sql<ListedProduct[]>`
        select id as product_id, sku, name, price, weight_g, length_cm, width_cm, height_cm, is_active,
          (select coalesce(json_agg(json_build_object('warehouse_id', stock.warehouse_id,
              'available', greatest(on_hand - stock.reserved - coalesce(held.reserved, 0), 0)) order by stock.warehouse_id), '[]')
            from stock left join sandbox_reservations held on held.partner_id = ${partnerId}
              and held.product_id = stock.product_id and held.warehouse_id = stock.warehouse_id
            where stock.product_id = products.id ${inWarehouse}) as stock
        from products
        where (partner_id = ${partnerId} or partner_id is null and not exists (
            select 1 from products own where own.partner_id = ${partnerId} and own.sku = products.sku))
          ${search === undefined ? sql`` : sql`and position(lower(${search}) in lower(sku || E'\n' || name)) > 0`}
          ${warehouseId === undefined ? sql`` : sql`and exists (select 1 from stock where stock.product_id = products.id ${inWarehouse})`}
          ${afterSku === undefined ? sql`` : sql`and sku > ${afterSku}`}
        order by sku
        limit ${limit}`
    },
  }
}

/** Those of the SKUs that there are, on the caller's transaction. */
export function findForOrder(
  transaction: TransactionSql,
  partnerId: string,
  skus: readonly string[],
): Promise<ProductForOrder[]> {
  return transaction<ProductForOrder[]>`
    select distinct on (sku) id as product_id, sku, name, price, weight_g, length_cm, width_cm, height_cm, is_active
    from products
    where sku = any(${skus as string[]}::text[]) and (partner_id = ${partnerId} or partner_id is null)
    order by sku, partner_id nulls last`
}
