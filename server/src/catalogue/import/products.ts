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
      about: 'Whose product it is, by email or ID; empty or left out, every partner’s',
      example: 'toko@example.com',
      optional: true,
      read: (text) => partnerId(text) ?? new Wrong(`no partner has the email or ID ${quoted(text)}`),
      write: String,
    },
    null,
  ),
  sku: sku({ about: 'Its SKU; the same partner and SKU are the same product', example: 'KAOS-PUTIH-M' }),
  name: line(200, { about: 'Its name', example: 'Kaos putih M' }),
  price: integer(0, 2_000_000_000, { about: 'Its price in rupiah', example: '89000' }),
  weight_g: integer(1, 1_000_000, { about: 'Its weight in grams, packed', example: '250' }),
  length_cm: integer(1, 500, { about: 'Its length in centimetres, packed', example: '30' }),
  width_cm: integer(1, 500, { about: 'Its width', example: '20' }),
  height_cm: integer(1, 500, { about: 'Its height', example: '3' }),
  is_active: boolean({ about: 'Whether it may be ordered', example: 'true' }),
  warehouse_code: optional(knownWarehouse(hasWarehouse), null),
  on_hand: optional(
    integer(0, 1_000_000_000, { about: 'How many lie there, those reserved for orders included', example: '1200' }),
    null,
  ),
})

const knownWarehouse = (hasWarehouse: Known['hasWarehouse']): Column<string> => ({
  about: 'Where stock of it lies; a further row of the same SKU names a further warehouse',
  example: 'JKT1',
  optional: true,
  read: (text) => (hasWarehouse(text) ? text : new Wrong(`no warehouse has the code ${quoted(text)}`)),
  write: String,
})

export const products: ImportKind = {
  name: 'products',
  about: 'products with their stock, a row per warehouse. They are added or changed by partner and SKU; others stay.',
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
          faults.add(at, name, `it is not that of ${of.sku} on line ${lines.get(key)}`)

      if ((warehouse_code === null) !== (on_hand === null))
        faults.add(at, on_hand === null ? 'on_hand' : 'warehouse_code', 'warehouse_code and on_hand go together')
      const place = stockKey({ ...product, warehouse_code })
      const twin = lines.get(place)
      if (twin !== undefined)
        faults.add(at, warehouse_code === null ? 'sku' : 'warehouse_code', `${of.sku} is on line ${twin} already`)
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
