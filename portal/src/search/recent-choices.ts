import { ownKey } from '../session.ts'

/** An entry chosen before, by its id; of an order also what it is called, for orders are in no index. */
export type Choice = { id: string; order?: { environment: string; id: string; name: string } }

const most = 6

const key = ownKey('search')

/** What was chosen last in this browser, the newest first. It goes at sign-out. */
export function recentChoices(): readonly Choice[] {
  try {
    return readChoices(localStorage.getItem(key))
  } catch {
    return []
  }
}

export function rememberChoice(chosen: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(withChoice(recentChoices(), chosen)))
  } catch {
    // Full or forbidden: then it is not remembered
  }
}

export function readChoices(text: string | null): readonly Choice[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isChoice).slice(0, most) : []
  } catch {
    return []
  }
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { id, order } = value as { id?: unknown; order?: Record<string, unknown> }
  const isText = (part: unknown) => typeof part === 'string'
  return isText(id) && (order === undefined || [order.environment, order.id, order.name].every(isText))
}

/** The choices with one more; the same one only once. */
export const withChoice = (choices: readonly Choice[], chosen: Choice): readonly Choice[] =>
  [chosen, ...choices.filter(({ id }) => id !== chosen.id)].slice(0, most)
