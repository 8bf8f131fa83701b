import { Arrow, Box, Caption, FlowChart, flowSteps, Numeral, Path, ShopIcon, Title } from './flow-parts.tsx'
import css from './flow.module.css'
import { messages } from './messages.en.ts'

const words = messages.flow
const id = 'flow-wide'
const step = { width: 132, height: 92, gap: 20, top: 140 }
const left = (index: number) => 20 + index * (step.width + step.gap)
const middle = (index: number) => left(index) + step.width / 2

/** The flow from left to right: the shop above, the calls below it, the two environments at the foot. */
export function WideFlow() {
  return (
    <FlowChart id={id} className={css.wide!} width={780} height={456} edge={14}>
      <Box x={20} y={16} width={740} height={56} tone="shop" />
      <ShopIcon x={250} y={33} />
      <Title x={284} y={41} anchor="start">
        {words.shop}
      </Title>
      <Caption x={284} y={59} anchor="start">
        {words.shopKinds}
      </Caption>

      {flowSteps.map(({ title, caption, back }, index) => (
        <g key={title}>
          <Arrow
            chart={id}
            back={back}
            d={back ? `M${middle(index)} ${step.top}V76` : `M${middle(index)} 72V${step.top - 4}`}
          />
          <Box x={left(index)} y={step.top} width={step.width} height={step.height} tone={back ? 'event' : 'step'} />
          <Numeral x={middle(index)} y={step.top + 23} back={back}>
            {index + 1}
          </Numeral>
          <Title x={middle(index)} y={step.top + 55}>
            {title}
          </Title>
          <Path x={middle(index)} y={step.top + 75}>
            {caption}
          </Path>
          {index > 0 && <Arrow chart={id} d={`M${left(index) - step.gap + 3} ${step.top + 46}H${left(index) - 3}`} />}
        </g>
      ))}
      <Caption x={middle(3) + 10} y={110} anchor="start" tone="event">
        {words.edisCallsYou}
      </Caption>

      <path className={css.brace} d="M20 246v10a10 10 0 0 0 10 10h720a10 10 0 0 0 10-10v-10" />
      <Caption x={390} y={294}>
        {words.sameApi}
      </Caption>

      <Arrow chart={id} d="M150 266V330" />
      <Box x={20} y={334} width={260} height={102} tone="dev" />
      <circle className={css.dotDev} cx={42} cy={361} r={4.5} />
      <Title x={54} y={366} anchor="start" tone="dev">
        {words.development}
      </Title>
      <Caption x={38} y={392} anchor="start">
        {words.sandbox}
      </Caption>
      <Caption x={38} y={413} anchor="start">
        {words.buildHere}
      </Caption>

      <Arrow chart={id} d="M280 385H332" />
      <Box x={336} y={350} width={108} height={70} tone="review" />
      <Title x={390} y={382}>
        {words.review}
      </Title>
      <Caption x={390} y={402}>
        {words.byEdis}
      </Caption>
      <Arrow chart={id} d="M444 385H496" />

      <Box x={500} y={334} width={260} height={102} tone="live" />
      <circle className={css.dotLive} cx={522} cy={361} r={4.5} />
      <Title x={534} y={366} anchor="start" tone="live">
        {words.production}
      </Title>
      <Caption x={518} y={392} anchor="start">
        {words.ownKeys}
      </Caption>
      <Caption x={518} y={413} anchor="start">
        {words.ownAddresses}
      </Caption>
    </FlowChart>
  )
}
