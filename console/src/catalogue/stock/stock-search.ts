import { textIn } from '@edis/ui/address/address-values.ts'

/** What the address says of the stock. */
export type StockSearch = { find?: string | undefined; warehouse?: string | undefined }

export const readStockSearch = (search: Record<string, unknown>): StockSearch => ({
  find: textIn(search.find, 100),
  warehouse: textIn(search.warehouse, 64),
})
