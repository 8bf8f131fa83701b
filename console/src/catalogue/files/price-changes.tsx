import { Tag } from '@edis/ui/layout/tag.tsx'
import { number, percent, rupiah } from '@edis/ui/numbers/numbers.ts'
import css from './files.module.css'
import type { Preview } from './files.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.prices

type Prices = NonNullable<Preview['prices']>
type Compared = Omit<Prices, 'unchanged' | 'valid_from' | 'valid_to'>
type Line = Prices['items'][number]

/** How many prices are other ones, and those that are most of all. */
export function PriceChanges({ prices, unchanged = 0 }: { prices: Compared; unchanged?: number }) {
  const counts = (['dearer', 'cheaper', 'added', 'removed'] as const).filter((name) => prices[name] > 0)
  if (counts.length === 0) return <p>{messages.same}</p>
  return (
    <>
      <p className={css.counts}>
        {counts.map((name) => (
          <Tag key={name} tone={name === 'dearer' ? 'dev' : name === 'removed' ? 'bad' : 'plain'}>
            {messages.counts[name](prices[name])}
          </Tag>
        ))}
        {unchanged > 0 && <Tag>{messages.counts.unchanged(unchanged)}</Tag>}
      </p>
      <h4>{messages.biggest}</h4>
      <ul className={css.prices}>
        {prices.items.map((line) => (
          <PriceLine
            key={`${line.courier_code} ${line.service_code} ${line.origin_city} ${line.destination_district}`}
            line={line}
          />
        ))}
      </ul>
    </>
  )
}

const PriceLine = ({ line: { was, is, ...line } }: { line: Line }) => (
  <li>
    <span>
      <code>
        {line.courier_code} {line.service_code}
      </code>
      <small title={`${line.origin_city} → ${line.destination_district}`}>
        {line.origin_city_name ?? line.origin_city} → {line.destination_district_name ?? line.destination_district}
      </small>
    </span>
    <span className={css.price}>
      {was && is ? (
        <>
          {firstOrNext(was, is)}
          <Share percent={shareOf(was, is)} />
        </>
      ) : (
        messages[was ? 'gone' : 'new'](rupiah((was ?? is)?.price_first_kg ?? 0))
      )}
    </span>
  </li>
)

type Price = NonNullable<Line['was']>

/** The price that differs: of the first kilogram, or of each next one. */
const differing = (was: Price, is: Price) =>
  was.price_first_kg === is.price_first_kg ? ('price_next_kg' as const) : ('price_first_kg' as const)

function firstOrNext(was: Price, is: Price): string {
  const field = differing(was, is)
  return messages.change(rupiah(was[field]), number(is[field]), field === 'price_next_kg')
}

function shareOf(was: Price, is: Price): number | null {
  const field = differing(was, is)
  return was[field] === 0 ? null : ((is[field] - was[field]) / was[field]) * 100
}

/** From here on a change is more often a slip than meant. */
const largePercent = 25

const Share = ({ percent: share }: { percent: number | null }) => {
  if (share === null) return null
  const isLarge = Math.abs(share) >= largePercent
  return (
    <small data-large={isLarge || undefined}>
      {share > 0 ? '+' : '−'}
      {percent(Math.abs(share), 1)}
      {isLarge && ` · ${messages.check}`}
    </small>
  )
}
