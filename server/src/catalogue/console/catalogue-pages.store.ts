import type { Database } from '../../database/connection.ts'
import { escapeLike } from '../../database/escape-like.ts'

export type ListedCourier = {
  courier_code: string
  name: string
  type: string
  is_active: boolean
  services: { service_code: string; name: string; is_active: boolean; cod: boolean; cut_off_time: string }[]
}
type ListedStock = {
  warehouse_id: string
  warehouse_name: string
  product_id: string
  sku: string
  product_name: string
  on_hand: number
  reserved: number
  as_of: Date
}
type Line = { price_first_kg: number; price_next_kg: number } | null
export type CardDifference = {
  origin_city: string
  destination_district: string
  courier_code: string
  service_code: string
  was: Line
  is: Line
}
type Counts = { added: number; removed: number; cheaper: number; dearer: number }

/** The catalogue of an environment as the console lists it. */
export function cataloguePages({ $client: sql }: Database) {
  /** Lines of two cards side by side. */
  const sideBySide = (card: number, before: number) => sql`
    (select * from rate_cards where card = ${before}) was
    full join (select * from rate_cards where card = ${card}) now
      using (origin_city_code, courier_code, service_code, destination_district_code)
    where (was.price_first_kg, was.price_next_kg) is distinct from (now.price_first_kg, now.price_next_kg)`

  return {
    couriers: (): Promise<ListedCourier[]> => sql<ListedCourier[]>`
      select code as courier_code, name, type, is_active is not false as is_active, coalesce((
        select jsonb_agg(jsonb_build_object('service_code', service_code, 'name', services.name,
          'is_active', services.is_active is not false, 'cod', cod, 'cut_off_time', cut_off_time) order by service_code)
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
        select warehouse_id, warehouses.name as warehouse_name, product_id, sku, products.name as product_name, on_hand,
          stock.reserved + coalesce((
            select max(reserved) from sandbox_reservations held
            where held.product_id = stock.product_id and held.warehouse_id = stock.warehouse_id), 0) as reserved, as_of
        from stock join products on products.id = product_id join warehouses on warehouses.id = warehouse_id
        where (sku, product_id, warehouse_id) > (${sku}, ${productId}, ${warehouse})
          and (lower(sku) like lower(${text}) or lower(products.name) like lower(${text}))
          ${warehouseId === null ? sql`` : sql`and warehouse_id = ${warehouseId}`}
        order by sku, product_id, warehouse_id limit ${limit}`
    },

    async countDifferences(card: number, before: number): Promise<Counts> {
      const [counts] = await sql<Counts[]>`
        select count(*) filter (where was.card is null)::int as added, count(*) filter (where now.card is null)::int as removed,
          count(*) filter (where now.price_first_kg <= was.price_first_kg and now.price_next_kg <= was.price_next_kg)::int as cheaper,
          count(*) filter (where now.price_first_kg > was.price_first_kg or now.price_next_kg > was.price_next_kg)::int as dearer
        from ${sideBySide(card, before)}`
      return counts ?? { added: 0, removed: 0, cheaper: 0, dearer: 0 }
    },

    differences: (card: number, before: number, limit: number): Promise<CardDifference[]> => sql<CardDifference[]>`
      select origin_city_code as origin_city, destination_district_code as destination_district, courier_code, service_code,
        case when was.card is not null then jsonb_build_object(
          'price_first_kg', was.price_first_kg, 'price_next_kg', was.price_next_kg) end as was,
        case when now.card is not null then jsonb_build_object(
          'price_first_kg', now.price_first_kg, 'price_next_kg', now.price_next_kg) end as is
      from ${sideBySide(card, before)}
      order by courier_code, service_code, origin_city_code, destination_district_code limit ${limit}`,
  }
}
