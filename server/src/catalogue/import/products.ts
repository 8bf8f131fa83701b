import { boolean, integer, line, optional, sku, Wrong, type Column } from './columns.ts'
import { quoted } from './faults.ts'
import { countsTold, type FileCount } from './counts-told.ts'
import type { ProductRow } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { partnerFinder } from './partner-finder.ts'
import { readTable } from './table.ts'

type Known = { partnerId: (emailOrId: string) => string | undefined; hasWarehouse: (code: string) => boolean }

const columnsFor = ({ partnerId, hasWarehouse }: Known) => ({
  partner: optional<string, null>(
    {
      about: 'Partner that owns the product, by email or ID. If empty, every partner',
      example: 'toko@example.com',
      optional: true,
      read: (text) => partnerId(text) ?? new Wrong(`no partner has the email or ID ${quoted(text)}`),
      write: String,
    },
    null,
  ),
  sku: sku({ about: 'The SKU, which identifies the product together with the partner', example: 'KAOS-PUTIH-M' }),
  name: line(200, { about: 'Name of the product', example: 'Kaos putih M' }),
  price: integer(0, 2_000_000_000, { about: 'Unit price, in rupiah', example: '89000' }),
  weight_g: integer(1, 1_000_000, { about: 'Packed weight of one unit, in grams', example: '250' }),
  length_cm: integer(1, 500, { about: 'Packed length of one unit, in centimetres', example: '30' }),
  width_cm: integer(1, 500, { about: 'Packed width of one unit, in centimetres', example: '20' }),
  height_cm: integer(1, 500, { about: 'Packed height of one unit, in centimetres', example: '3' }),
  is_active: boolean({ about: 'Whether the product can be ordered', example: 'true' }),
  warehouse_code: optional(knownWarehouse(hasWarehouse), null),
  on_hand: optional(
    integer(0, 1_000_000_000, { about: 'Quantity on hand, including stock reserved for orders', example: '1200' }),
    null,
  ),
})

const knownWarehouse = (hasWarehouse: Known['hasWarehouse']): Column<string> => ({
  about: 'Warehouse with stock of the product; add a row with the same SKU for each further warehouse',
  example: 'JKT1',
  optional: true,
  read: (text) => (hasWarehouse(text) ? text : new Wrong(`no warehouse has the code ${quoted(text)}`)),
  write: String,
})

export const products: ImportKind = {
  name: 'products',
  about: 'import products and their stock, one row per warehouse, matched by partner and SKU; others are kept',
  columns: columnsFor({ partnerId: () => undefined, hasWarehouse: () => false }),
  isHeld: false,
  run: importProducts,
}

async function importProducts({ source, store, listPartners, faults, watch }: ImportJob): Promise<string> {
  const now = new Date()
  const warehouses = await store.warehouseIds()
  const columns = columnsFor({
    partnerId: partnerFinder(await listPartners()),
    hasWarehouse: (text) => warehouses.has(text),
  })
  const rows = new Map<string, ProductRow>()
  const counts: FileCount[] = []
  const lines = new Map<string, number>()
  for await (const batch of readTable(source, columns, faults, watch)) {
    for (const { line: at, values } of batch) {
      const { partner, warehouse_code, on_hand, ...of } = values
      const product: ProductRow = { partner_id: partner, ...of }
      const key = productKey(product)
      const first = rows.get(key)
      if (!first) {
        rows.set(key, product)
        lines.set(key, at)
      }
      for (const name of Object.keys(first ?? {}) as (keyof ProductRow)[])
        if (first?.[name] !== product[name])
          faults.add(at, name, `it differs from that of ${of.sku} on line ${lines.get(key)}`)

      if ((warehouse_code === null) !== (on_hand === null))
        faults.add(at, on_hand === null ? 'on_hand' : 'warehouse_code', 'warehouse_code and on_hand go together')
      const place = stockKey({ ...product, warehouse_code })
      const twin = lines.get(place)
      if (twin !== undefined)
        faults.add(at, warehouse_code === null ? 'sku' : 'warehouse_code', `${of.sku} is already on line ${twin}`)
      else lines.set(place, at)
      if (warehouse_code !== null && on_hand !== null)
        counts.push({
          partnerId: partner,
          sku: of.sku,
          warehouseId: warehouses.get(warehouse_code) ?? null,
          onHand: on_hand,
          asOf: now,
          line: at,
          place: `${of.sku} in ${warehouse_code}`,
        })
    }
  }
  faults.refuse()
  await store.upsertProducts([...rows.values()])
  return `${rows.size} products, ${countsTold(counts, await store.takeCounts(counts, now))}`
}

type Keyed = { partner_id: string | null; sku: string }
const productKey = ({ partner_id, sku: of }: Keyed): string => `${partner_id ?? ''} ${of}`
const stockKey = (of: Keyed & { warehouse_code: string | null }): string =>
  `${productKey(of)} ${of.warehouse_code ?? ''}`
