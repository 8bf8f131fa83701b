import { Card } from '@edis/ui/layout/card.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { localHour } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useEnvironment } from '../../environment.ts'
import type { ShownPartner } from '../partners.queries.ts'
import css from './calls-chart.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.chart
const hour = 3_600_000
const shownHours = 24

/** How many requests came each hour of the last day, and how many of them failed. */
export function CallsChart({ hours }: { hours: ShownPartner['hours'] }) {
  const now = useNow(60_000)
  const first = Math.floor(now / hour) * hour - (shownHours - 1) * hour
  const known = new Map(hours.map((counted) => [Date.parse(counted.at), counted]))
  const bars = Array.from({ length: shownHours }, (_, index) => {
    const at = first + index * hour
    return { at, succeeded: known.get(at)?.succeeded ?? 0, failed: known.get(at)?.failed ?? 0 }
  })
  const highest = Math.max(1, ...bars.map(({ succeeded, failed }) => succeeded + failed))
  const total = bars.reduce((sum, { succeeded, failed }) => sum + succeeded + failed, 0)
  return (
    <Card
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      mark={<EnvironmentTag environment={useEnvironment()} />}
    >
      {total === 0 ? (
        <p className={css.none}>{messages.none}</p>
      ) : (
        <div className={css.chart}>
          <p className={css.legend} aria-hidden="true">
            <span>{messages.most(highest)}</span>
            <span>
              <i /> {messages.succeeded}
            </span>
            <span>
              <i data-failed /> {messages.failed}
            </span>
          </p>
          <svg
            viewBox={`0 0 ${shownHours * 10} 100`}
            preserveAspectRatio="none"
            role="img"
            aria-label={messages.told(total, number(highest))}
          >
            {bars.map(({ at, succeeded, failed }, index) => {
              const [good, bad] = [(succeeded / highest) * 100, (failed / highest) * 100]
              return (
                <g key={at}>
                  <title>{messages.hour(localHour(new Date(at), now), succeeded, failed)}</title>
                  <rect x={index * 10 + 0.6} width={8.8} y={100 - good} height={good} />
                  <rect x={index * 10 + 0.6} width={8.8} y={100 - good - bad} height={bad} data-failed />
                </g>
              )
            })}
          </svg>
          <div className={css.hours} aria-hidden="true">
            {[0, 6, 12, 18].map((index) => (
              <span key={index}>{localHour(new Date(first + index * hour), now)}</span>
            ))}
            <span>{messages.now}</span>
          </div>
        </div>
      )}
    </Card>
  )
}
