import type { FieldTexts } from '../../reference/call-texts.ts'
import { headerTexts } from './header-fields.id.ts'
import { orderTexts } from './order-fields.id.ts'

/** Every description of a field in Indonesian, by the English one. */
export const fieldTexts: FieldTexts = { ...headerTexts, ...orderTexts }
