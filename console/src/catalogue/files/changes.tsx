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
      {prices && <PriceChanges prices={prices} />}
      {!prices && <p>{isNothing ? messages.nothing : messages.counts(added, changed, gone)}</p>}
    </section>
  )
}
