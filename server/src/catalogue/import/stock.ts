import { code, integer, line, moment, optional, sku } from './columns.ts'
import { countsTold, type FileCount } from './counts-told.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { partnerFinder } from './partner-finder.ts'
import { readTable } from './table.ts'

const columns = {
  partner: optional(
    line(254, {
      about: 'Partner that owns the product, by email or ID. If empty, every partner',
      example: 'toko@example.com',
    }),
    null,
  ),
  sku: sku({ about: 'The product’s SKU', example: 'KAOS-PUTIH-M' }),
  warehouse_code: code({ about: 'Code of the warehouse where it was counted', example: 'JKT1' }),
  on_hand: integer(0, 1_000_000_000, {
    about: 'Quantity on hand, including stock reserved for orders',
    example: '1200',
  }),
  as_of: optional(
    moment({
      about: 'When the stock was counted. Default: when the import started',
      example: '2026-11-22T08:00:00+07:00',
    }),
    null,
  ),
}

export const stock: ImportKind = {
  name: 'stock',
  about:
    'import stock counts, one row per product and warehouse; only these change, and a rejected row does not affect the others',
  columns,
  isHeld: false,
  run: importStock,
}

async function importStock({ source, store, listPartners, faults, watch }: ImportJob): Promise<string> {
  const now = new Date()
  const partnerOf = partnerFinder(await listPartners())
  const warehouses = await store.warehouseIds()
  const counts: FileCount[] = []
  for await (const batch of readTable(source, columns, faults, watch))
    for (const { line: at, values } of batch)
      counts.push({
        // One that is no partner's has no product either.
        partnerId: values.partner === null ? null : (partnerOf(values.partner) ?? values.partner),
        sku: values.sku,
        warehouseId: warehouses.get(values.warehouse_code) ?? null,
        onHand: values.on_hand,
        asOf: values.as_of ?? now,
        line: at,
        place: `${values.sku} in ${values.warehouse_code}`,
      })
  faults.refuse()

  return countsTold(counts, await store.takeCounts(counts, now))
}
