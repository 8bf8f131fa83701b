import type { Environment } from '@edis/contract/environment'
import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { rupiah } from '@edis/ui/numbers/numbers.ts'
import { TrackingLink } from '../tracking-link.tsx'
import { messages } from './messages.en.tsx'
import { PrintLabel } from './print-label.tsx'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

const words = messages.summary

export function OrderSummary({ environment, order }: { environment: Environment; order: Timeline }) {
  return (
    <Card label={words.title} title={<h2>{words.title}</h2>}>
      <div className={css.facts}>
        <Facts>
          <Fact name={words.id} copy={order.order_id}>
            <code>{order.order_id}</code>
          </Fact>
          <Fact name={words.number} copy={order.partner_order_id}>
            <code>{order.partner_order_id}</code>
          </Fact>
          <Fact name={words.awb} copy={order.awb ?? undefined}>
            {order.awb ? <code>{order.awb}</code> : <span className={css.unknown}>{words.noAwb}</span>}
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
          <Fact name={words.courier}>
            {order.courier_code} {order.service_code}
          </Fact>
          <Fact name={words.recipient}>{order.recipient}</Fact>
          <Fact name={words.payment}>
            {order.cod_amount > 0
              ? words.collects(order.payment_method, rupiah(order.cod_amount))
              : order.payment_method}
          </Fact>
          <Fact name={words.cost}>{rupiah(order.total)}</Fact>
          {order.scenario && <Fact name={words.scenario}>{stateWords(order.scenario)}</Fact>}
          <Fact name={words.sent}>{localMoment(new Date(order.created_at))}</Fact>
        </Facts>
      </div>
      <PrintLabel environment={environment} order={order} />
    </Card>
  )
}
