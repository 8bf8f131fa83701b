import { oneOf, textIn } from '@edis/ui/address/address-values.ts'
import { partnerFilters } from '@edis/contract/console/partners'

/** What the address says of the list of partners. */
export type PartnerSearch = { show?: (typeof partnerFilters)[number] | undefined; find?: string | undefined }

export const readPartnerSearch = (search: Record<string, unknown>): PartnerSearch => ({
  show: oneOf(partnerFilters, search.show),
  find: textIn(search.find, 100),
})
