import type { Ending } from '../request/send.ts'

/** How a run ended, for screen readers. */
export function endingWords(ending: Ending): string {
  if (ending.kind === 'answered') return `Answered ${ending.answer.status} in ${Math.round(ending.answer.ms)} ms`
  return ending.kind === 'cancelled' ? 'Cancelled' : `No answer. ${ending.reason}`
}
