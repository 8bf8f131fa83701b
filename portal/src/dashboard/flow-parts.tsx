import type { ReactNode } from 'react'
import css from './flow.module.css'
import { messages } from './messages.en.ts'

const { title, description, steps, yourWebhook } = messages.flow

/** The calls and events of an integration, in their order. `back`: EDIS calls the shop. */
export const flowSteps: readonly { title: string; caption: string; back?: true }[] = [
  { title: steps.token, caption: '/auth/generate' },
  { title: steps.rates, caption: '/rate/v2' },
  { title: steps.send, caption: '/order/send/v2' },
  { title: steps.events, caption: yourWebhook, back: true },
  { title: steps.track, caption: '/order/track' },
]

/** `edge`: what is around what is drawn, not to be shown. */
type FlowChartProps = {
  id: string
  className: string
  width: number
  height: number
  edge?: number
  children: ReactNode
}

export function FlowChart({ id, className, width, height, edge = 0, children }: FlowChartProps) {
  const [titleId, descriptionId, tip] = [`${id}-title`, `${id}-description`, `${id}-tip`]
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`${edge} ${edge} ${width - 2 * edge} ${height - 2 * edge}`}
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{description}</desc>
      <defs>
        <Tip id={tip} className={css.tip!} />
        <Tip id={`${tip}-back`} className={css.tipBack!} />
      </defs>
      {children}
    </svg>
  )
}

const Tip = ({ id, className }: { id: string; className: string }) => (
  <marker
    id={id}
    className={className}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth="7"
    markerHeight="7"
    orient="auto"
  >
    <path d="M1 1l6 3-6 3" />
  </marker>
)

type ArrowProps = { chart: string; d: string; back?: boolean | undefined }

export function Arrow({ chart, d, back = false }: ArrowProps) {
  return (
    <path className={back ? css.arrowBack : css.arrow} d={d} markerEnd={`url(#${chart}-tip${back ? '-back' : ''})`} />
  )
}

type BoxProps = {
  x: number
  y: number
  width: number
  height: number
  tone?: 'shop' | 'step' | 'event' | 'dev' | 'live' | 'review'
}

export function Box({ x, y, width, height, tone = 'step' }: BoxProps) {
  return <rect className={css.box} data-tone={tone} x={x} y={y} width={width} height={height} rx={10} />
}

type TextProps = { x: number; y: number; children: ReactNode; anchor?: 'start' | 'middle'; tone?: string }

export const Title = ({ x, y, children, anchor = 'middle', tone }: TextProps) => (
  <text className={css.title} x={x} y={y} textAnchor={anchor} data-tone={tone}>
    {children}
  </text>
)

export const Caption = ({ x, y, children, anchor = 'middle', tone }: TextProps) => (
  <text className={css.caption} x={x} y={y} textAnchor={anchor} data-tone={tone}>
    {children}
  </text>
)

export const Path = ({ x, y, children, anchor = 'middle' }: TextProps) => (
  <text className={css.path} x={x} y={y} textAnchor={anchor}>
    {children}
  </text>
)

export function Numeral({
  x,
  y,
  back,
  children,
}: {
  x: number
  y: number
  back?: boolean | undefined
  children: number
}) {
  return (
    <g className={css.number} data-tone={back ? 'event' : undefined}>
      <circle cx={x} cy={y} r={10} />
      <text x={x} y={y + 4} textAnchor="middle">
        {children}
      </text>
    </g>
  )
}

/** A storefront. */
export function ShopIcon({ x, y }: { x: number; y: number }) {
  return (
    <g className={css.icon} transform={`translate(${x} ${y})`}>
      <path d="M2 8l2-6h14l2 6M2 8v1a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0V8zM4 12v8h14v-8M9 20v-5h4v5" />
    </g>
  )
}
