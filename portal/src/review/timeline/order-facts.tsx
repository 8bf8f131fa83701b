import { Card } from '@edis/ui/layout/card.tsx'
import { CutId } from '@edis/ui/code/cut-id.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { number, rupiah } from '@edis/ui/numbers/numbers.ts'
import { TrackingLink } from '../tracking-link.tsx'
import { messages } from './messages.en.tsx'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

const words = messages.facts

/** Who gets what, by whom, and what it costs. */
export function OrderFacts({ order }: { order: Timeline }) {
  const { cost, recipient } = order
  const parts = (['base', 'insurance', 'cod_fee', 'surcharge'] as const)
    .filter((part) => cost[part] > 0)
    .map((part) => words.parts[part](number(cost[part])))
  if (cost.discount > 0) parts.push(words.parts.discount(number(cost.discount)))
  return (
    <Card label={words.title} title={<h2>{words.title}</h2>}>
      <div className={css.facts}>
        <Facts>
          <Fact name={words.recipient}>
            {recipient.name} <span className={css.dim}>· {recipient.phone}</span>
          </Fact>
          <Fact name={words.address}>
            {recipient.address} <span className={css.dim}>· {recipient.district}</span>
          </Fact>
          <Fact name={words.courier}>
            {order.courier_code} {order.service_code}
          </Fact>
          <Fact name={words.awb} copy={order.awb ?? undefined}>
            {order.awb ? <code>{order.awb}</code> : <span className={css.dim}>{words.noAwb}</span>}
          </Fact>
          {order.courier_awb && (
            <Fact name={words.courierAwb} copy={order.courier_awb}>
              <TrackingLink url={order.tracking_url}>
                <code>{order.courier_awb}</code>
              </TrackingLink>
            </Fact>
          )}
          {!order.courier_awb && order.tracking_url && (
            <Fact name={words.tracking}>
              <TrackingLink url={order.tracking_url}>{words.atCourier}</TrackingLink>
            </Fact>
          )}
          <Fact name={words.payment}>
            {order.cod_amount > 0 ? words.collects(rupiah(order.cod_amount)) : words.prepaid}
          </Fact>
          <Fact name={words.cost}>
            {rupiah(cost.total)}{' '}
            <span className={css.dim}>
              ·{' '}
              {order.weighed_g === null
                ? words.charged(number(order.chargeable_kg))
                : words.weighed(number(order.weighed_g / 1_000))}
            </span>
            {parts.length > 1 && <small>{parts.join(' · ')}</small>}
          </Fact>
          <Fact name={words.items}>
            {order.items.map(({ name, qty }, index) => (
              <span key={index} className={css.piece}>
                {words.piece(number(qty), name)}
              </span>
            ))}
          </Fact>
          {order.scenario && <Fact name={words.scenario}>{stateWords(order.scenario)}</Fact>}
          <Fact name={words.sent}>
            <Moment at={order.created_at} />
          </Fact>
          <Fact name={words.id} copy={order.order_id}>
            <CutId id={order.order_id} />
          </Fact>
        </Facts>
      </div>
    </Card>
  )
}
