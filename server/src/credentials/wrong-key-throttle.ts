const minute = 60_000
const hour = 60 * minute

/** Wrong keys of one partner id that are answered as such in a minute; those after them are throttled. */
export const maxWrongKeys = 10
/** In milliseconds. */
export const wrongKeyWindow = minute

/** What is remembered of a partner id. Moments in milliseconds. `blocks`: how often it was throttled lately. */
export type WrongKeys = { count: number; windowEnds: number; blockedUntil: number; blocks: number; lastAt: number }

/**
 * Counts one more wrong key. After 10 in a minute they are throttled for a minute, then for 2, 4 … up to 60; an hour
 * without any begins anew. `wait`: for how long they are throttled, in milliseconds; 0: they aren't.
 */
export function countWrongKey(before: WrongKeys | undefined, now: number): { after: WrongKeys; wait: number } {
  const isFresh = !before || now >= Math.max(before.blockedUntil, before.lastAt) + hour
  const known = isFresh ? { count: 0, windowEnds: now + wrongKeyWindow, blockedUntil: 0, blocks: 0 } : before
  if (known.blockedUntil > now) return { after: { ...known, lastAt: now }, wait: known.blockedUntil - now }
  const inWindow = known.windowEnds > now
  const after = {
    ...known,
    count: inWindow ? known.count + 1 : 1,
    windowEnds: inWindow ? known.windowEnds : now + wrongKeyWindow,
    lastAt: now,
  }
  if (after.count <= maxWrongKeys) return { after, wait: 0 }
  const wait = Math.min(minute * 2 ** known.blocks, hour)
  const blockedUntil = now + wait
  return { after: { ...after, count: 0, windowEnds: blockedUntil, blockedUntil, blocks: known.blocks + 1 }, wait }
}
