import { hints } from '@edis/contract/errors/hints'
import { fieldFailure } from './failure.ts'

export type Page<Row> = { items: Row[]; next_cursor: string | null }

/** A page of rows of which one more than the limit was read, if there is one more. */
export function pageOf<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => readonly string[]): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next_cursor: last && rows.length > limit ? cursorOf(keyOf(last)) : null }
}

/** A list's position as the partner carries it: base64url of the key of the last row given. */
export const cursorOf = (key: readonly string[]): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** The key again; null when there is no cursor. @throws {Failure} when it is none of a list with so many parts in its key. */
export function cursorKey(cursor: string | undefined, parts = 1): string[] | null {
  if (cursor === undefined) return null
  const key = parse(Buffer.from(cursor, 'base64url').toString())
  const isOurs =
    isTexts(key) &&
    key.length === parts &&
    cursorOf(key) === cursor &&
    !key.some((part) => part.includes('\0') || !part.isWellFormed())
  if (!isOurs) throw fieldFailure('cursor', 'FIELD_INVALID', hints.cursorUnknown)
  return key
}

/**
 * As `cursorKey`, of a list that goes by a moment and then by an id. `or`: what stands where there is no moment.
 * @throws {Failure} when the moment is none that PostgreSQL takes as it is.
 */
export function momentCursorKey(cursor: string | undefined, or?: string): [at: string, id: string] | null {
  const [at, id] = cursorKey(cursor, 2) ?? []
  if (at === undefined || id === undefined) return null
  const isMoment = /^(?!0000)\d{4}-/.test(at) && !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at
  if (!isMoment && at !== or) throw fieldFailure('cursor', 'FIELD_INVALID', hints.cursorUnknown)
  return [at, id]
}

/** A part of a cursor that is a number; 0 for one that is none that PostgreSQL takes. */
export const wholeNumber = (part: string): string => (/^\d{1,18}$/.test(part) ? part : '0')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')
