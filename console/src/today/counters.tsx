import { number } from '@edis/ui/numbers/numbers.ts'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { Tile, Tiles } from '../layout/tiles.tsx'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'

const { tiles } = messages

type CountersProps = { today: Today | undefined; now: number }

/** How much waits of each, leading to its list below. */
export const Counters = ({ today, now }: CountersProps) => (
  <Tiles label={messages.title}>
    <Tile
      name={tiles.requests}
      value={today && number(today.production_requests.count)}
      note={today && oldestWords(today, now)}
      to="production-requests"
    />
    <Tile
      name={tiles.webhooks}
      value={today && number(today.failing_webhooks.count)}
      note={today && messages.deliveriesWaiting(waitingIn(today))}
      bad={today !== undefined && today.failing_webhooks.count > 0}
      to="failing-webhooks"
    />
    <Tile
      name={tiles.stuck}
      value={today && number(today.stuck_orders.count)}
      note={today && messages.pastPromise(today.stuck_orders.past_promise)}
      bad={today !== undefined && today.stuck_orders.count > 0}
      to="stuck-orders"
    />
    <Tile
      name={tiles.reports}
      value={today && number(today.refused_reports.count)}
      note={messages.sinceMidnight}
      to="refused-reports"
    />
    <Tile
      name={tiles.stock}
      value={today && number(today.short_stock.count)}
      note={today && messages.warehouses(today.short_stock.warehouses)}
      to="short-stock"
    />
    <Tile
      name={tiles.partners}
      value={today && number(today.partners_in_trouble.count)}
      note={today && messages.ofPartners(today.partners)}
      to="partners-in-trouble"
    />
  </Tiles>
)

function oldestWords({ production_requests: { items } }: Today, now: number): string {
  const [oldest] = items
  return oldest ? messages.oldest(spanWords(now - Date.parse(oldest.requested_at))) : messages.nothingWaits
}

const waitingIn = ({ failing_webhooks: { items } }: Today): number =>
  items.reduce((sum, { waiting }) => sum + waiting, 0)
