import type { OrderState } from '@edis/contract/order-states'
import type { Tone } from '../layout/tag.tsx'
import { messages } from './messages.en.ts'

const words: Partial<Record<string, string>> = { ...messages.orderStates, ...messages.orderHappenings }

/** `Out for delivery`, of a state, an event without its `order.`, or a scenario. */
export const stateWords = (state: string): string => words[state] ?? state.replaceAll('_', ' ')

const tones: Partial<Record<OrderState, Tone>> = {
  delivered: 'live',
  delivery_failed: 'bad',
  lost: 'bad',
  damaged: 'bad',
  rejected: 'bad',
  returned: 'bad',
  returning: 'bad',
  on_hold: 'dev',
  in_review: 'dev',
  cancel_requested: 'dev',
  cancelled: 'plain',
}

/** Of a state as the API names it: green is well, amber wants looking at, red is wrong, blue is on its way. */
export const stateTone = (state: string): Tone => tones[state as OrderState] ?? 'accent'
