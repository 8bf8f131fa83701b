import { Card } from '@edis/ui/layout/card.tsx'
import { percent } from '@edis/ui/numbers/numbers.ts'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'

const messages = all.prices

/** What the partner pays that others don't. */
export const PricesTab = ({ shown: { prices, rate_card: card } }: { shown: ShownPartner }) => (
  <Card label={messages.title} title={<h2>{messages.title}</h2>}>
    <p className={css.none}>{card === null ? messages.publicCard : messages.ownCard(card)}</p>
    <ul className={css.lines}>
      {prices.map(({ courier_code: courier, service_code: service, discount_bp: discount }) => (
        <li key={`${courier} ${service}`}>
          <code>
            {courier} {service}
          </code>
          <span>{messages.off(percent(discount / 100, 2))}</span>
        </li>
      ))}
    </ul>
  </Card>
)
