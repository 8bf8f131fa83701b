import type { DataOf } from '@edis/contract/calls/call'
import type { countTraffic, TrafficSlot } from '@edis/contract/portal-calls/traffic'
import { percent } from '@edis/ui/numbers/numbers.ts'

export type TrafficData = DataOf<typeof countTraffic>

export const spans = { '24h': 24, '7d': 168, '30d': 720 } as const
export type Span = keyof typeof spans

/** All requests of a slot. */
export const requestsOf = ({ success, client_errors: client, server_errors: server }: Counts): number =>
  success + client + server
type Counts = Pick<TrafficSlot, 'success' | 'client_errors' | 'server_errors'>

/** How many of them failed, 0 to 1; null: there was none. */
export const rateOf = (counts: Counts): number | null => {
  const all = requestsOf(counts)
  return all === 0 ? null : (counts.client_errors + counts.server_errors) / all
}

/** The slot of the highest error rate, if any failed. */
export const worstOf = (slots: readonly TrafficSlot[]): TrafficSlot | null =>
  slots.reduce<TrafficSlot | null>(
    (worst, slot) => ((rateOf(slot) ?? 0) > (worst ? (rateOf(worst) ?? 0) : 0) ? slot : worst),
    null,
  )

/** The scale's end: the next of 1, 2, 5, 10, 20, 50 … from the value on. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((digit) => digit * magnitude >= value * (1 - 1e-9)) ?? 10) * magnitude
}

export type Plot = { width: number; height: number }

/** Where a value's column begins and how wide it is. */
export const columnOf = (index: number, count: number, { width }: Plot) => {
  const step = width / count
  const gap = Math.min(3, step / 4)
  return { x: rounded(index * step + gap / 2), width: rounded(step - gap) }
}

/** Parts of a column from below, each as high as it is of `most`; what there is can be seen, however small. */
export function stacked(values: readonly number[], most: number, { height }: Plot): { y: number; height: number }[] {
  let foot = height
  return values.map((value) => {
    const tall = value === 0 ? 0 : Math.max(1.5, (value / most) * height)
    foot -= tall
    return { y: rounded(Math.max(0, foot)), height: rounded(tall) }
  })
}

type Values = readonly (number | null)[]

/** An SVG path through the values, in pieces where there is none between. */
export const linePath = (values: Values, most: number, plot: Plot): string =>
  values
    .map((value, index) => {
      if (value === null || isAlone(values, index)) return ''
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${pointOf(value, index, values, most, plot)}`
    })
    .join('')

/** Values without one beside them: strokes of no length, whose round ends are a dot. */
export const lonePoints = (values: Values, most: number, plot: Plot): string =>
  values
    .map((value, index) =>
      value !== null && isAlone(values, index) ? `M${pointOf(value, index, values, most, plot)}h0` : '',
    )
    .join('')

const isAlone = (values: Values, index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null

const pointOf = (value: number, index: number, values: Values, most: number, { width, height }: Plot): string =>
  `${rounded((index + 0.5) * (width / values.length))} ${rounded(height - Math.min(1, value / most) * height)}`

const rounded = (value: number) => Math.round(value * 10) / 10

/** `0%`, `0.4%`, `12%`. Only none reads 0, only all reads 100. */
export function percentWords(rate: number): string {
  const shown = rate * 100
  if (rate > 0 && shown < 0.1) return `< ${percent(0.1, 1)}`
  if (rate < 1 && shown > 99.9) return `> ${percent(99.9, 1)}`
  return percent(shown, shown < 10 || shown > 99 ? 1 : 0)
}
