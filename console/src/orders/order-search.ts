import { type OrderState, orderStates } from '@edis/contract/order-states'
import { oneOf, textIn } from '@edis/ui/address/address-values.ts'

/** What the address says of the list of orders. */
export type OrderSearch = { find?: string | undefined; status?: OrderState | undefined; partner?: string | undefined }

export const readOrderSearch = (search: Record<string, unknown>): OrderSearch => ({
  find: textIn(search.find, 100),
  status: oneOf(orderStates, search.status),
  partner: textIn(search.partner),
})
