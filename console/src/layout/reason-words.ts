import type { cancelReasons } from '@edis/contract/open-api/cancel-order'
import type { failureReasons } from '@edis/contract/order-states'
import { messages } from './messages.en.ts'

type ReasonCode = (typeof failureReasons)[number] | (typeof cancelReasons)[number]
const words: Record<ReasonCode, string> = messages.reasonCodes

/** Why a delivery failed or a partner cancels, in words. */
export const reasonWords = (code: string): string => (words as Partial<Record<string, string>>)[code] ?? code
