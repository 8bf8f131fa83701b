import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { duration, number } from '@edis/ui/numbers/numbers.ts'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { dayInWords, localDate, localHour, localHours, localShort } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { trafficQuery } from './dashboard.queries.ts'
import { messages } from './messages.en.ts'
import { percentWords, rateOf, requestsOf, roundUp, type Span, type TrafficData, worstOf } from './traffic.ts'
import { Line, plot, Volume } from './traffic-series.tsx'
import plotCss from './plot.module.css'
import css from './traffic.module.css'

const words = messages.traffic

type Slot = TrafficData['slots'][number]

/** `isNew`: nothing stands below, so that it may be as low as it is empty. */
type TrafficChartsProps = { environment: Environment; span: Span; isNew: boolean }

/** Volume by outcome, latency and error rate: one crosshair goes through all three. */
export function TrafficCharts({ environment, span, isNew }: TrafficChartsProps) {
  const query = useQuery(trafficQuery(environment, span))
  if (isNew && query.data && requestsOf(query.data.total) === 0) return <p className={css.none}>{words.none[span]}</p>
  return (
    <section className={css.card} aria-label={words.title}>
      <QueryStates query={query} what={words.what} loading={<div className={css.coming} />}>
        {(data) => <Charts key={span} data={data} span={span} />}
      </QueryStates>
    </section>
  )
}

function Charts({ data, span }: { data: TrafficData; span: Span }) {
  const { slots, total, step_minutes: step } = data
  const now = useNow(60_000)
  const [pointed, setPointed] = useState<number | null>(null)
  const whenOf = (slot: Slot): string =>
    step >= 1_440 ? dayInWords(new Date(slot.from), now) : localHour(new Date(slot.from), now)
  /** Below the charts, where days or hours go without saying. */
  const tickOf = (slot: Slot, index: number): string => {
    const from = new Date(slot.from)
    if (span !== '24h') return localDate(from)
    return index === 0 ? localShort(from, now) : localHours(from)
  }
  const frame = { slots, span, step, pointed, onPoint: setPointed, whenOf, tickOf }
  const all = requestsOf(total)
  const rate = rateOf(total)
  const worst = worstOf(slots)
  const mostRequests = roundUp(Math.max(1, ...slots.map(requestsOf)))
  const mostMs = roundUp(Math.max(10, ...slots.map(({ p95_ms: p95 }) => p95 ?? 0)))
  const mostRate = Math.min(1, roundUp(Math.max(0.01, ...slots.map((slot) => rateOf(slot) ?? 0))))
  const minutes = slots.length * step
  return (
    <div className={css.charts}>
      <Chart
        {...frame}
        title={words.requests}
        search={{ last: linkedPeriods[span] }}
        value={number(all)}
        detail={words.perHour(number(Math.round(all / (minutes / 60))))}
        legend={[
          ['2xx', '2xx'],
          ['4xx', '4xx'],
          ['5xx', '5xx'],
        ]}
        scale={[number(mostRequests), mostRequests > 1 ? number(mostRequests / 2) : '', '0']}
        inWords={words.requestsWords(
          span,
          number(total.success),
          number(total.client_errors),
          number(total.server_errors),
        )}
      >
        <Volume slots={slots} most={mostRequests} />
      </Chart>
      <Chart
        {...frame}
        title={words.latency}
        search={{ slow: true, last: linkedPeriods[span] }}
        value={total.p50_ms === null ? messages.none : duration(total.p50_ms)}
        detail={total.p95_ms === null ? '' : words.p95(duration(total.p95_ms))}
        legend={[
          ['p50', 'p50'],
          ['p95', 'p95'],
        ]}
        scale={[duration(mostMs), duration(mostMs / 2), '0']}
        inWords={
          total.p50_ms === null || total.p95_ms === null
            ? words.none[span]
            : words.latencyWords(span, duration(total.p50_ms), duration(total.p95_ms))
        }
      >
        <Line values={slots.map(({ p95_ms: p95 }) => p95)} most={mostMs} kind="p95" />
        <Line values={slots.map(({ p50_ms: p50 }) => p50)} most={mostMs} kind="p50" />
      </Chart>
      <Chart
        {...frame}
        title={words.errorRate}
        search={{ by: 'error', ...(span === '7d' && { last: '7d' }) }}
        value={rate === null ? messages.none : percentWords(rate)}
        detail={worst ? words.peak(percentWords(rateOf(worst) ?? 0), whenOf(worst)) : words.noneFailed}
        legend={[]}
        scale={[percentWords(mostRate), percentWords(mostRate / 2), '0']}
        inWords={
          rate === null
            ? words.none[span]
            : words.errorRateWords(
                span,
                percentWords(rate),
                number(total.client_errors + total.server_errors),
                number(all),
              )
        }
      >
        <Line values={slots.map(rateOf)} most={mostRate} kind="rate" />
      </Chart>
    </div>
  )
}

/** The longest time that the log can be filtered by in one word. */
const linkedPeriods = { '24h': '24h', '7d': '7d', '30d': undefined } as const

type ChartProps = {
  title: string
  /** What the log shows of it. */
  search: { last?: '24h' | '7d' | undefined; slow?: true; by?: 'error' }
  value: string
  detail: string
  legend: readonly (readonly [kind: string, title: string])[]
  /** From the top down. */
  scale: readonly [string, string, string]
  /** The chart in words, for those who cannot see it. */
  inWords: string
  slots: readonly Slot[]
  span: Span
  step: number
  pointed: number | null
  onPoint: (index: number | null) => void
  whenOf: (slot: Slot) => string
  tickOf: (slot: Slot, index: number) => string
  children: ReactNode
}

function Chart(props: ChartProps) {
  const {
    title,
    search,
    value,
    detail,
    legend,
    scale,
    inWords,
    slots,
    step,
    pointed,
    onPoint,
    whenOf,
    tickOf,
    children,
  } = props
  const [own, setOwn] = useState(false)
  const slot = pointed === null ? undefined : slots[pointed]
  const left = pointed === null ? 0 : ((pointed + 0.5) / slots.length) * 100
  const ticks = [0, 0.25, 0.5, 0.75]
    .map((part) => slots[Math.floor(part * slots.length)])
    .filter((at) => at !== undefined)
  return (
    <section className={css.chart} aria-label={title}>
      <h3>
        <Link to="/requests" search={search} preload={false}>
          {title}
        </Link>
        {legend.map(([kind, name]) => (
          <span key={kind} data-kind={kind}>
            {name}
          </span>
        ))}
      </h3>
      <p className={css.value}>
        <b>{value}</b> <span>{detail}</span>
      </p>
      <div
        className={plotCss.plot}
        onPointerMove={({ clientX, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect()
          const index = Math.floor(((clientX - box.left) / box.width) * slots.length)
          setOwn(true)
          onPoint(Math.max(0, Math.min(slots.length - 1, index)))
        }}
        onPointerLeave={() => {
          setOwn(false)
          onPoint(null)
        }}
      >
        {scale.map((text, index) => (
          <i key={index} data-line={index} aria-hidden="true">
            <span>{text}</span>
          </i>
        ))}
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} preserveAspectRatio="none" role="img" aria-label={inWords}>
          {children}
        </svg>
        {slot && own && (
          <Link
            className={plotCss.hit}
            to="/requests"
            search={{ ...search, by: undefined, last: undefined, since: slot.from, until: endOf(slot, step) }}
            preload={false}
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        {slot && <span className={plotCss.cross} style={{ left: `${left}%` }} aria-hidden="true" />}
        {slot && own && (
          <div
            className={css.tip}
            data-side={left > 50 ? 'left' : 'right'}
            style={{ left: `${left}%` }}
            aria-hidden="true"
          >
            <b>{whenOf(slot)}</b>
            <TipLine kind="2xx" name="2xx" value={number(slot.success)} />
            <TipLine kind="4xx" name="4xx" value={number(slot.client_errors)} />
            <TipLine kind="5xx" name="5xx" value={number(slot.server_errors)} />
            {slot.p50_ms !== null && <TipLine kind="p50" name="p50" value={duration(slot.p50_ms)} />}
            {slot.p95_ms !== null && <TipLine kind="p95" name="p95" value={duration(slot.p95_ms)} />}
          </div>
        )}
      </div>
      <p className={css.times} aria-hidden="true">
        {ticks.map((at, index) => (
          <span key={at.from}>{tickOf(at, index)}</span>
        ))}
        <span>{words.now}</span>
      </p>
    </section>
  )
}

const endOf = (slot: Slot, step: number): string => new Date(Date.parse(slot.from) + step * 60_000).toISOString()

const TipLine = ({ kind, name, value }: { kind: string; name: string; value: string }) => (
  <p data-kind={kind}>
    {name} <span>{value}</span>
  </p>
)
