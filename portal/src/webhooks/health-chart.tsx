import { localHour } from '@edis/ui/time/local-date.ts'
import { chartWords, type Hour } from './health.ts'
import { messages } from './messages.en.ts'
import css from './webhooks.module.css'

const barWidth = 5
const step = 7
const height = 26

/** A bar an hour, as high as it had attempts, what failed on top. */
export function HealthChart({ hours, now }: { hours: readonly Hour[]; now: number }) {
  const most = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed))
  // What there is can be seen, however small beside the rest
  const scaled = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * (height - 2)))
  const words = chartWords(hours, (at) => localHour(at, now))
  return (
    <svg
      className={css.chart}
      width={hours.length * step}
      height={height}
      viewBox={`0 0 ${hours.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      {hours.map(({ at, succeeded, failed }, index) => {
        const good = scaled(succeeded)
        const bad = Math.min(scaled(failed), height - good)
        const x = index * step
        return (
          <g key={at.getTime()}>
            <title>{messages.health.hour(localHour(at, now), succeeded, failed)}</title>
            <rect x={x} y={0} width={step} height={height} fill="transparent" />
            <rect className={css.ground} x={x} y={height - 2} width={barWidth} height={2} rx={1} />
            {good > 0 && <rect className={css.good} x={x} y={height - good} width={barWidth} height={good} rx={1} />}
            {bad > 0 && <rect className={css.bad} x={x} y={height - good - bad} width={barWidth} height={bad} rx={1} />}
          </g>
        )
      })}
    </svg>
  )
}
