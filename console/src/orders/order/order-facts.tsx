import { shortId } from '@edis/ui/code/short-id.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { rupiah } from '@edis/ui/numbers/numbers.ts'
import { Moment } from '@edis/ui/time/clock.tsx'
import type { ShownOrder } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'

const messages = all.facts

/** What the order is: its numbers, its service, what it costs, when it is promised. */
export const OrderFacts = ({ order }: { order: ShownOrder['order'] }) => (
  <Card label={messages.title} title={<h2>{messages.title}</h2>}>
    <div className={css.inside}>
      <Facts>
        <Fact name={messages.id} copy={order.order_id}>
          <code title={order.order_id}>{shortId(order.order_id)}</code>
        </Fact>
        <Fact name={messages.number} copy={order.partner_order_id}>
          <code>{order.partner_order_id}</code>
        </Fact>
        {order.awb && (
          <Fact name={messages.awb} copy={order.awb}>
            <code>{order.awb}</code>
          </Fact>
        )}
        {order.courier_awb && (
          <Fact name={messages.courierAwb} copy={order.courier_awb}>
            <code>{order.courier_awb}</code>
          </Fact>
        )}
        <Fact name={messages.service}>
          {order.courier_code} {order.service_code}
        </Fact>
        <Fact name={messages.payment}>
          {order.payment_method === 'COD' ? messages.cod(rupiah(order.cod_amount)) : messages.prepaid}
        </Fact>
        <Fact name={messages.cost}>{rupiah(order.cost.total)}</Fact>
        <Fact name={messages.promised}>
          <Moment at={order.sla.promised_at} />
        </Fact>
        <Fact name={messages.received}>
          <Moment at={order.created_at} />
        </Fact>
      </Facts>
    </div>
  </Card>
)
