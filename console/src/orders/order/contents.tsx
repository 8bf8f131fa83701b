import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import type { ShownOrder } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'

const messages = all.contents
const kilograms = (grams: number): string => number(grams / 1_000)

type ContentsProps = { order: ShownOrder['order']; warehouse: string | null }

/** What is in the parcel, what it weighs, and where it comes from. */
export function Contents({ order, warehouse }: ContentsProps) {
  const { items, weight, cost_adjustment: weighed, dropship } = order
  const weights = [
    messages.kilograms(kilograms(weight.actual_g)),
    weight.volumetric_g > 0 && messages.volumetric(kilograms(weight.volumetric_g)),
    weighed && messages.weighed(kilograms(weighed.actual_weight_g)),
  ]
  return (
    <Card label={messages.title} title={<h2>{messages.title}</h2>}>
      <div className={css.inside}>
        <Facts>
          <Fact name={messages.items}>
            {items.map(({ qty, name, sku }, index) => (
              <span key={index} className={css.item}>
                {messages.item(number(qty), name)} {sku !== null && <code className={css.quiet}>{sku}</code>}
              </span>
            ))}
          </Fact>
          <Fact name={messages.weight}>{weights.filter(Boolean).join(' · ')}</Fact>
          <Fact name={messages.insurance}>{order.insurance ? messages.insured : messages.uninsured}</Fact>
          <Fact name={messages.warehouse}>{warehouse ?? order.warehouse_id}</Fact>
          {dropship && (
            <Fact name={messages.sender}>
              {dropship.name} {dropship.phone}
            </Fact>
          )}
        </Facts>
      </div>
    </Card>
  )
}
