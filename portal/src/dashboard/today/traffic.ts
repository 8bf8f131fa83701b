import { percent } from '@edis/ui/numbers/numbers.ts'
import type { DataOf } from '@edis/contract/calls/call'
import type { countRequests } from '@edis/contract/portal-calls/requests'

type CountedHour = DataOf<typeof countRequests>['hours'][number]

export const spans = {
  '24h': { hours: 24, step: 1 },
  '7d': { hours: 168, step: 6 },
} as const
export type Span = keyof typeof spans

/**
 * The calls of some hours, of which so many were `timed`. `rate` (failures of requests, 0 to 1) is null when there was
 * none, `averageMs` when none was timed.
 */
export type Slot = {
  from: Date
  to: Date
  requests: number
  timed: number
  failures: number
  rate: number | null
  averageMs: number | null
  slowestMs: number
}

const hour = 3_600_000

/** The span in slots of `step` hours, oldest first; the last one holds the present hour and may be half over. */
export function slotsOf(counted: readonly CountedHour[], span: Span, now: number): Slot[] {
  const { hours, step } = spans[span]
  const end = (Math.floor(now / hour) + 1) * hour
  return Array.from({ length: hours / step }, (_, index) => {
    const from = end - (hours - index * step) * hour
    const to = from + step * hour
    const within = counted.filter(({ hour: at }) => Date.parse(at) >= from && Date.parse(at) < to)
    const sum = (value: (each: CountedHour) => number) => within.reduce((total, each) => total + value(each), 0)
    const requests = sum((each) => each.requests)
    const timed = sum(timedOf)
    const failures = sum((each) => each.failures)
    return {
      from: new Date(from),
      to: new Date(to),
      requests,
      timed,
      failures,
      rate: requests === 0 ? null : failures / requests,
      averageMs: timed === 0 ? null : sum((each) => each.average_ms * timedOf(each)) / timed,
      slowestMs: Math.max(0, ...within.map((each) => each.slowest_ms)),
    }
  })
}

const timedOf = ({ requests, omitted }: CountedHour) => requests - omitted

export type Traffic = {
  requests: number
  failures: number
  rate: number | null
  averageMs: number | null
  slowestMs: number
}

export function trafficOf(slots: readonly Slot[]): Traffic {
  const requests = slots.reduce((sum, slot) => sum + slot.requests, 0)
  const failures = slots.reduce((sum, slot) => sum + slot.failures, 0)
  const timed = slots.reduce((sum, slot) => sum + slot.timed, 0)
  const time = slots.reduce((sum, slot) => sum + (slot.averageMs ?? 0) * slot.timed, 0)
  return {
    requests,
    failures,
    rate: requests === 0 ? null : failures / requests,
    averageMs: timed === 0 ? null : time / timed,
    slowestMs: Math.max(0, ...slots.map((slot) => slot.slowestMs)),
  }
}

/** The scale's end: the next of 1, 2, 5, 10, 20, 50 … from the value on. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((digit) => digit * magnitude >= value * (1 - 1e-9)) ?? 10) * magnitude
}

export type Plot = { width: number; height: number }
export type Bar = { x: number; y: number; width: number; height: number }

/** A bar for each value, as high as it is of `most`; null where there is none. What there is can be seen, however small. */
export function bars(values: readonly (number | null)[], most: number, { width, height }: Plot): (Bar | null)[] {
  const step = width / values.length
  const gap = Math.min(3, step / 4)
  return values.map((value, index) => {
    if (value === null || value === 0) return null
    const tall = Math.max(2, Math.min(1, value / most) * height)
    return { x: index * step + gap / 2, y: height - tall, width: step - gap, height: tall }
  })
}

/** An SVG path through the values, in pieces where there is none between; a value alone is a short stroke. */
export function linePath(values: readonly (number | null)[], most: number, { width, height }: Plot): string {
  const step = width / values.length
  const at = (value: number, index: number): [number, number] => [
    rounded((index + 0.5) * step),
    rounded(height - Math.min(1, value / most) * height),
  ]
  return values
    .map((value, index) => {
      if (value === null) return ''
      const [x, y] = at(value, index)
      if (index > 0 && values[index - 1] !== null) return `L${x} ${y}`
      const alone = index + 1 >= values.length || values[index + 1] === null
      return alone ? `M${rounded(x - step / 4)} ${y}h${rounded(step / 2)}` : `M${x} ${y}`
    })
    .join('')
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** `0%`, `0.4%`, `12%`. Only none reads 0, only all reads 100. */
export function percentWords(rate: number): string {
  const shown = rate * 100
  if (rate > 0 && shown < 0.1) return `< ${percent(0.1, 1)}`
  if (rate < 1 && shown > 99.9) return `> ${percent(99.9, 1)}`
  return percent(shown, shown < 10 || shown > 99 ? 1 : 0)
}
