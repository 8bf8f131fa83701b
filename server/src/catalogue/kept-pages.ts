import type { Awaitable } from '../http/gate/at-once.ts'
import { boundedCache } from './bounded-cache.ts'

/** Of one list and door: about 4 MB. */
const most = 1_000
const maxRows = 10_000

/**
 * Pages of a list that changes with the catalogue alone; those asked for last are in memory. `key`: all that decides what is
 * on a page, the catalogue's version included.
 */
export function keptPages<Row>() {
  const kept = boundedCache<{ rows: readonly Row[]; count: number }>({ most, maxCount: maxRows })
  return (key: readonly unknown[], read: () => Promise<readonly Row[]>): Awaitable<readonly Row[]> => {
    const text = JSON.stringify(key)
    const found = kept.get(text)
    if (found) return found.rows
    return kept
      .read(text, async () => {
        // Without what the driver's result holds on to
        const rows = [...(await read())]
        return { rows, count: rows.length }
      })
      .then(({ rows }) => rows)
  }
}
