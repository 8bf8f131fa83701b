import type { Environment } from '@edis/contract/environment'
import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { stateWords } from '../order-words.ts'
import { rupiah } from '../rupiah.ts'
import { TrackingLink } from '../tracking-link.tsx'
import { PrintLabel } from './print-label.tsx'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

export function OrderSummary({ environment, order }: { environment: Environment; order: Timeline }) {
  return (
    <Card label="Summary" title={<h2>Summary</h2>}>
      <div className={css.facts}>
        <Facts>
          <Fact name="Order id" copy={order.order_id}>
            <code>{order.order_id}</code>
          </Fact>
          <Fact name="Your id" copy={order.partner_order_id}>
            <code>{order.partner_order_id}</code>
          </Fact>
          <Fact name="AWB" copy={order.awb ?? undefined}>
            {order.awb ? <code>{order.awb}</code> : <span className={css.unknown}>not yet known</span>}
          </Fact>
          {order.courier_awb && (
            <Fact name="Courier AWB" copy={order.courier_awb}>
              <TrackingLink url={order.tracking_url}>
                <code>{order.courier_awb}</code>
              </TrackingLink>
            </Fact>
          )}
          {!order.courier_awb && order.tracking_url && (
            <Fact name="Tracking">
              <TrackingLink url={order.tracking_url}>at the courier</TrackingLink>
            </Fact>
          )}
          <Fact name="Courier">
            {order.courier_code} {order.service_code}
          </Fact>
          <Fact name="Recipient">{order.recipient}</Fact>
          <Fact name="Payment">
            {order.payment_method}
            {order.cod_amount > 0 && `, collects ${rupiah(order.cod_amount)}`}
          </Fact>
          <Fact name="Cost">{rupiah(order.total)}</Fact>
          {order.scenario && <Fact name="Scenario">{stateWords(order.scenario)}</Fact>}
          <Fact name="Sent">{localMoment(new Date(order.created_at))}</Fact>
        </Facts>
      </div>
      <PrintLabel environment={environment} order={order} />
    </Card>
  )
}
