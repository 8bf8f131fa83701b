import { cardDay as day } from '../card-day.ts'
import css from './files.module.css'
import type { Preview } from './files.queries.ts'
import { messages } from './messages.en.ts'
import { PriceChanges } from './price-changes.tsx'

/** What a file changes: how much, and of a rate card where most. */
export function Changes({ preview }: { preview: Preview }) {
  const { added, changed, gone, prices } = preview
  const isNothing = prices === null && added + changed + gone === 0
  return (
    <section className={css.changes} aria-label={messages.changes}>
      <h3>{messages.changes}</h3>
      {prices && (
        <>
          <p>{messages.prices.valid(day(prices.valid_from), prices.valid_to && day(prices.valid_to))}</p>
          <PriceChanges prices={prices} unchanged={prices.unchanged} />
        </>
      )}
      {!prices && <p>{isNothing ? messages.nothing : messages.counts(added, changed, gone)}</p>}
    </section>
  )
}
