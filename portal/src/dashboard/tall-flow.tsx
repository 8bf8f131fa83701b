import { Arrow, Box, Caption, FlowChart, flowSteps, Numeral, ShopIcon, Title } from './flow-parts.tsx'
import css from './flow.module.css'
import { messages } from './messages.en.ts'

const words = messages.flow
const id = 'flow-tall'
const step = { height: 52, gap: 18, top: 112 }
const top = (index: number) => step.top + index * (step.height + step.gap)
const foot = top(flowSteps.length - 1) + step.height

/** The flow from top to bottom, for narrow screens. Events return to the shop along the left edge. */
export function TallFlow() {
  return (
    <FlowChart id={id} className={css.tall!} width={320} height={foot + 298}>
      <Box x={10} y={10} width={300} height={64} tone="shop" />
      <ShopIcon x={24} y={31} />
      <Title x={58} y={39} anchor="start">
        {words.shop}
      </Title>
      <Caption x={58} y={58} anchor="start">
        {words.shopKindsShort}
      </Caption>

      {flowSteps.map(({ title, caption, back }, index) => (
        <g key={title}>
          <Arrow chart={id} d={`M185 ${index === 0 ? 74 : top(index) - step.gap}V${top(index) - 3}`} />
          <Box x={60} y={top(index)} width={250} height={step.height} tone={back ? 'event' : 'step'} />
          <Numeral x={75} y={top(index) + 26} back={back}>
            {index + 1}
          </Numeral>
          <Title x={89} y={top(index) + 31} anchor="start">
            {title}
          </Title>
          <text className={css.path} x={303} y={top(index) + 30} textAnchor="end">
            {caption}
          </text>
        </g>
      ))}
      <Arrow chart={id} back d={`M60 ${top(3) + 26}H38a10 10 0 0 1-10-10V78`} />
      <text className={css.caption} data-tone="event" transform={`translate(20 ${top(1) + 62}) rotate(-90)`}>
        {words.edisCallsYou}
      </text>

      <Arrow chart={id} d={`M185 ${foot}v36`} />
      <Box x={10} y={foot + 40} width={300} height={76} tone="dev" />
      <circle className={css.dotDev} cx={32} cy={foot + 65} r={4.5} />
      <Title x={44} y={foot + 70} anchor="start" tone="dev">
        {words.development}
      </Title>
      <Caption x={28} y={foot + 97} anchor="start">
        {words.sandbox}
      </Caption>

      <Arrow chart={id} d={`M185 ${foot + 116}v22`} />
      <Box x={100} y={foot + 142} width={170} height={44} tone="review" />
      <Title x={185} y={foot + 169}>
        {words.reviewByEdis}
      </Title>
      <Arrow chart={id} d={`M185 ${foot + 186}v22`} />

      <Box x={10} y={foot + 212} width={300} height={76} tone="live" />
      <circle className={css.dotLive} cx={32} cy={foot + 237} r={4.5} />
      <Title x={44} y={foot + 242} anchor="start" tone="live">
        {words.production}
      </Title>
      <Caption x={28} y={foot + 269} anchor="start">
        {words.realParcels}
      </Caption>
    </FlowChart>
  )
}
