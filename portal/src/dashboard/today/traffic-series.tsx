import type { TrafficSlot } from '@edis/contract/portal-calls/traffic'
import { memo } from 'react'
import { columnOf, linePath, lonePoints, stacked } from './traffic.ts'

/** In what a chart is drawn; the style sheet stretches it. */
export const plot = { width: 480, height: 128 }

export const Volume = memo(function Volume({ slots, most }: { slots: readonly TrafficSlot[]; most: number }) {
  return slots.map((slot, index) => {
    const column = columnOf(index, slots.length, plot)
    const [ok, client, server] = stacked([slot.success, slot.client_errors, slot.server_errors], most, plot)
    return (
      <g key={slot.from}>
        <rect data-kind="2xx" {...column} {...ok} />
        <rect data-kind="4xx" {...column} {...client} />
        <rect data-kind="5xx" {...column} {...server} />
      </g>
    )
  })
})

export const Line = ({ values, most, kind }: { values: readonly (number | null)[]; most: number; kind: string }) => (
  <>
    <path data-kind={kind} d={linePath(values, most, plot)} />
    <path data-kind={kind} data-points d={lonePoints(values, most, plot)} />
  </>
)
