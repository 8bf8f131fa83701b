import type { LoggedRequest } from '@edis/contract/portal-calls/requests'

/** What came in after the list was loaded, newest first. `held`: kept back while the reader looks at something. */
export type Tail = { shown: readonly LoggedRequest[]; held: readonly LoggedRequest[] }

export const emptyTail: Tail = { shown: [], held: [] }

/** Ids are made as a call begins and logged as it ends: a slow one turns up below quicker ones that began later. */
const slowest = 35_000

/** The id to ask from: the newest that no slower call can still turn up below. undefined: ask for the newest page. */
export function tailFrom(rows: readonly LoggedRequest[], now: number): string | undefined {
  return rows.find(({ at }) => Date.parse(at) < now - slowest)?.id
}

export const unknown = (rows: readonly LoggedRequest[], known: readonly LoggedRequest[]): LoggedRequest[] => {
  const ids = new Set(known.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** Takes in what the server has told of. While somebody reads, or as long as something is held, it is held. */
export function receive(
  tail: Tail,
  listed: readonly LoggedRequest[],
  told: readonly LoggedRequest[],
  reading: boolean,
): Tail {
  const fresh = unknown(told, [...listed, ...tail.shown, ...tail.held])
  if (fresh.length === 0) return tail
  return reading || tail.held.length > 0
    ? { ...tail, held: newestFirst([...fresh, ...tail.held]) }
    : { ...tail, shown: newestFirst([...fresh, ...tail.shown]) }
}

export const release = ({ shown, held }: Tail): Tail => ({ shown: newestFirst([...held, ...shown]), held: [] })

/** The tail and the list as one, newest first, each request once. */
export const merged = ({ shown }: Tail, listed: readonly LoggedRequest[]): LoggedRequest[] =>
  shown.length === 0 ? [...listed] : newestFirst([...shown, ...unknown(listed, shown)])

const newestFirst = (rows: readonly LoggedRequest[]): LoggedRequest[] =>
  rows.toSorted((one, other) => (one.id < other.id ? 1 : -1))
