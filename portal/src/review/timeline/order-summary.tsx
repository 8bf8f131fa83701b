import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { localMoment } from '../../ui/local-date.ts'
import { stateWords } from '../order-words.ts'
import { rupiah } from '../rupiah.ts'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

export function OrderSummary({ order }: { order: Timeline }) {
  return (
    <Card label="Summary" title={<h2>Summary</h2>}>
      <dl className={css.facts}>
        <Fact name="Order id">
          <code>{order.order_id}</code>
          <CopyButton text={order.order_id} what="order id" />
        </Fact>
        <Fact name="Your id">
          <code>{order.partner_order_id}</code>
          <CopyButton text={order.partner_order_id} what="your id" />
        </Fact>
        <Fact name="AWB">
          {order.awb ? (
            <>
              <code>{order.awb}</code>
              <CopyButton text={order.awb} what="AWB" />
            </>
          ) : (
            <span>not yet known</span>
          )}
        </Fact>
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
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
