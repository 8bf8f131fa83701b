import { textIn } from '@edis/ui/address/address-values.ts'

/** What the address says of the refused reports. */
export type ReportSearch = { find?: string | undefined; reason?: string | undefined }

export const readReportSearch = (search: Record<string, unknown>): ReportSearch => ({
  find: textIn(search.find),
  reason: textIn(search.reason),
})
