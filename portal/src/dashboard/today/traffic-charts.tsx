import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { duration } from '@edis/ui/numbers/numbers.ts'
import { requestCountsQuery } from '../../requests/requests.queries.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { localHour } from '@edis/ui/time/local-date.ts'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { messages } from './messages.en.ts'
import { bars, linePath, percentWords, roundUp, type Slot, slotsOf, type Span, spans, trafficOf } from './traffic.ts'
import css from './traffic.module.css'

const words = messages.traffic
const choices = [
  { value: '24h', title: words.spans['24h'] },
  { value: '7d', title: words.spans['7d'] },
] as const

/** How often the environment's calls failed and how long they took, over a day or a week. */
export function TrafficCharts() {
  const environment = useEnvironment()
  const [span, setSpan] = useState<Span>('24h')
  const query = useQuery(requestCountsQuery(environment, spans[span].hours))
  const now = useNow(60_000)
  // The next steps say it already
  if (isNotGranted(query.error)) return null
  return (
    <QueryCard
      label={words.title}
      title={<h2>{words.title}</h2>}
      mark={<EnvironmentTag environment={environment} />}
      actions={<Segments label={words.span} choices={choices} value={span} onChange={setSpan} />}
      query={query}
      what={words.what}
    >
      {({ hours }) => {
        const slots = slotsOf(hours, span, now)
        return (
          <div className={css.charts}>
            <ErrorRate slots={slots} span={span} now={now} />
            <Latency slots={slots} span={span} now={now} />
          </div>
        )
      }}
    </QueryCard>
  )
}

type ChartProps = { slots: readonly Slot[]; span: Span; now: number }

function ErrorRate({ slots, span, now }: ChartProps) {
  const { requests, failures, rate } = trafficOf(slots)
  const most = roundUp(Math.max(0.01, ...slots.map((slot) => slot.rate ?? 0)))
  const worst = slots.reduce((one, other) => ((other.rate ?? 0) > (one.rate ?? 0) ? other : one))
  const highest = failures === 0 ? null : { from: localHour(worst.from, now), rate: percentWords(worst.rate ?? 0) }
  const inWords =
    rate === null ? words.none[span] : words.errorRateWords(span, percentWords(rate), failures, requests, highest)
  return (
    <Chart
      title={words.errorRate}
      value={rate === null ? '–' : percentWords(rate)}
      detail={
        failures === 0 ? (
          words.noneFailed(requests)
        ) : (
          <Link to="/requests" search={{ by: 'error', last: span }} preload={false}>
            {words.failed(failures, requests)}
          </Link>
        )
      }
      scale={percentWords(Math.min(1, most))}
      inWords={inWords}
      slots={slots}
      now={now}
      tip={(slot) =>
        slot.rate === null ? words.noRequest : words.failedTip(slot.failures, slot.requests, percentWords(slot.rate))
      }
    >
      {slots.map(
        (slot, index) =>
          slot.rate === 0 && <rect key={index} className={css.well} {...groundOf(index, slots.length)} />,
      )}
      {bars(
        slots.map((slot) => slot.rate),
        most,
        plot,
      ).map((bar, index) => bar && <rect key={index} className={css.bad} {...bar} rx={1.5} />)}
    </Chart>
  )
}

function Latency({ slots, span, now }: ChartProps) {
  const { averageMs, slowestMs } = trafficOf(slots)
  const averages = slots.map((slot) => slot.averageMs)
  const most = roundUp(Math.max(1, ...averages.map((value) => value ?? 0)))
  const slowest = slots.reduce((one, other) => (other.slowestMs > one.slowestMs ? other : one))
  const inWords =
    averageMs === null
      ? words.none[span]
      : words.latencyWords(span, duration(averageMs), duration(slowestMs), localHour(slowest.from, now))
  return (
    <Chart
      title={words.latency}
      value={averageMs === null ? '–' : duration(averageMs)}
      detail={averageMs === null ? words.noRequest : words.latencyDetail(duration(slowestMs))}
      scale={duration(most)}
      inWords={inWords}
      slots={slots}
      now={now}
      tip={(slot) =>
        slot.averageMs === null ? words.noRequest : words.latencyTip(duration(slot.averageMs), duration(slot.slowestMs))
      }
    >
      <path className={css.line} d={linePath(averages, most, plot)} />
    </Chart>
  )
}

const plot = { width: 480, height: 96 }

/** An hour whose calls all went well shows on the ground; one without calls leaves it bare. */
const groundOf = (index: number, count: number) => bars(Array(count).fill(0.0001) as number[], 1, plot)[index]

type ChartFrameProps = {
  title: string
  value: string
  detail: ReactNode
  /** What the top of the plot stands for. */
  scale: string
  /** The chart in words, for those who cannot see it. */
  inWords: string
  slots: readonly Slot[]
  now: number
  tip: (slot: Slot) => string
  children: ReactNode
}

function Chart({ title, value, detail, scale, inWords, slots, now, tip, children }: ChartFrameProps) {
  const step = plot.width / slots.length
  return (
    <section className={css.chart} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.value}>
        <b>{value}</b> <span>{detail}</span>
      </p>
      <div className={css.plot}>
        <span className={css.scale} aria-hidden="true">
          {scale}
        </span>
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} preserveAspectRatio="none" role="img" aria-label={inWords}>
          <path
            className={css.ground}
            d={`M0 0.5H${plot.width}M0 ${plot.height / 2}H${plot.width}M0 ${plot.height - 0.5}H${plot.width}`}
          />
          {children}
          {slots.map((slot, index) => (
            <rect key={index} className={css.touch} x={index * step} y={0} width={step} height={plot.height}>
              <title>{`${localHour(slot.from, now)}: ${tip(slot)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <p className={css.times} aria-hidden="true">
        <span>{slots[0] && localHour(slots[0].from, now)}</span>
        <span>{words.now}</span>
      </p>
    </section>
  )
}
