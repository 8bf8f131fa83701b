import { messages } from './messages.en.ts'
import type { Ending } from '../sending/send.ts'

const { ended } = messages

/** How a run ended, for screen readers. */
export function endingWords(ending: Ending): string {
  if (ending.kind === 'answered') return ended.answered(ending.answer.status, Math.round(ending.answer.ms))
  return ending.kind === 'cancelled' ? ended.cancelled : ended.unreachable(ending.reason)
}
