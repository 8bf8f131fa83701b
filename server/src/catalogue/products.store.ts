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

/** `stock`: of all products of the page, in its first row; lines of product, warehouse and what is available. */
type PageRow = ProductForOrder & { stock: string | null }

/** A partner sees its own products and those that are every partner's, unless one of its own has the same SKU. */
export function productStore({ $client: sql }: Database) {
  return {
    /** By SKU. `search` is any part of SKU or name; with `warehouseId`, what lies there. */
    async list(partnerId: string, { search, warehouseId, afterSku, limit }: ProductQuery): Promise<ListedProduct[]> {
      const values: (string | number)[] = [partnerId, limit]
      const given = (value: string) => `$${values.push(value)}`
      const inWarehouse = warehouseId === undefined ? '' : `and stock.warehouse_id = ${given(warehouseId)}`
      // The stock of the page at once, as one text: as JSON by product it took half as long again.
      const statement = `
        with page as materialized (
          select id as product_id, sku, name, price, weight_g, length_cm, width_cm, height_cm, is_active
          from products
          where (partner_id = $1 or partner_id is null and not exists (
              select 1 from products own where own.partner_id = $1 and own.sku = products.sku))
            ${search === undefined ? '' : `and position(lower(${given(search)}) in lower(sku || E'\\n' || name)) > 0`}
            ${warehouseId === undefined ? '' : `and exists (select 1 from stock where stock.product_id = products.id ${inWarehouse})`}
            ${afterSku === undefined ? '' : `and sku > ${given(afterSku)}`}
          order by sku
          limit $2
        )
        select page.*, case row_number() over (order by sku) when 1 then (
            select string_agg(stock.product_id || ' ' || stock.warehouse_id || ' '
              || greatest(on_hand - stock.reserved - coalesce(held.reserved, 0), 0), E'\\n' order by stock.warehouse_id)
            from stock left join sandbox_reservations held on held.partner_id = $1
              and held.product_id = stock.product_id and held.warehouse_id = stock.warehouse_id
            where stock.product_id = any (array(select product_id from page)) ${inWarehouse}) end as stock
        from page order by sku`
      const rows = await sql.unsafe<PageRow[]>(statement, values, { prepare: true })
      const stock = stockByProduct(rows[0]?.stock ?? null)
      return rows.map((row) => ({ ...row, stock: stock.get(row.product_id) ?? [] }))
    },
  }
}

function stockByProduct(lines: string | null): Map<string, ListedProduct['stock']> {
  const byProduct = new Map<string, ListedProduct['stock']>()
  for (const line of lines?.split('\n') ?? []) {
    const [product = '', warehouse_id = '', available] = line.split(' ')
    const stock = byProduct.get(product)
    const there = { warehouse_id, available: Number(available) }
    if (stock) stock.push(there)
    else byProduct.set(product, [there])
  }
  return byProduct
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
