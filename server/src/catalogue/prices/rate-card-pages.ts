import type { Awaitable } from '../../http/gate/at-once.ts'
import { boundedCache } from './bounded-cache.ts'
import type { RateCardFilter, RateCardStore } from './rate-card.store.ts'
import type { RateCardRow } from './rate-card.ts'
import type { RateCardVersion } from './rate-card-versions.ts'

/** Of one door: about 4 MB. */
const most = 1_000
const maxRows = 10_000

/** Pages of rate cards, as they stand in a version of the catalogue; those asked for last are in memory. A card's rows never change. */
export function rateCardPages(rateCards: Pick<RateCardStore, 'page'>) {
  const kept = boundedCache<{ rows: readonly RateCardRow[]; count: number }>({ most, maxCount: maxRows })
  return {
    /** As the store's `page`. `version`: of the catalogue, whose services' switches decide what is listed. */
    page(
      version: number,
      card: RateCardVersion,
      filter: RateCardFilter,
      after: readonly string[] | null,
      limit: number,
    ): Awaitable<readonly RateCardRow[]> {
      const key = JSON.stringify([version, card, filter, after, limit])
      const found = kept.get(key)
      if (found) return found.rows
      return kept
        .read(key, async () => {
          // Without what the driver's result holds on to
          const rows = [...(await rateCards.page(card, filter, after, limit))]
          return { rows, count: rows.length }
        })
        .then(({ rows }) => rows)
    },
  }
}
