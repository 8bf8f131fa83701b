import type { OrderItem } from './orders.ts'

/** Pieces of a product that orders take from a warehouse. */
export type StockLine = { productId: string; warehouseId: string; qty: number }

/** Names a product in a warehouse. */
export const placeOf = ({ productId, warehouseId }: Omit<StockLine, 'qty'>): string => `${productId} ${warehouseId}`

/** How many pieces of each product orders take from the stock. */
export function stockLines(orders: readonly { warehouseId: string; items: readonly OrderItem[] }[]): StockLine[] {
  const lines = new Map<string, StockLine>()
  for (const { warehouseId, items } of orders)
    for (const { product_id: productId, qty } of items) {
      if (productId === null) continue
      const line = { productId, warehouseId, qty }
      const place = placeOf(line)
      lines.set(place, { ...line, qty: qty + (lines.get(place)?.qty ?? 0) })
    }
  return [...lines.values()]
}
