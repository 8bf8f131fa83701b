import type { CallPageName, CallTexts } from '../../reference/call-texts.ts'
import { cancelOrder } from './cancel-order.id.ts'
import type { untranslatedPages } from './untranslated.id.ts'

type Translated = Exclude<CallPageName, (typeof untranslatedPages)[number]>

/** What the pages of calls say in Indonesian. */
export const callTexts: Record<Translated, CallTexts> = {
  'order/cancel': cancelOrder,
}
