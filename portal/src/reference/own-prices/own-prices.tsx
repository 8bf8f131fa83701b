import { showContractPrices } from '@edis/contract/portal-calls/contract-prices'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { percent } from '@edis/ui/numbers/numbers.ts'
import { localDay } from '@edis/ui/time/local-date.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { messages } from './messages.en.ts'
import css from './own-prices.module.css'

const day = (date: string) => localDay(new Date(date), 'UTC')

/** What the partner's own contract changes of the prices; nothing for who has none. */
export function OwnPrices() {
  const environment = useEnvironment()
  const { data } = useQuery({
    queryKey: ['contract-prices', environment],
    queryFn: async ({ signal }) => (await request(environment, showContractPrices, {}, signal)).data,
  })
  if (!data || (data.own_card === null && data.discounts.length === 0)) return null
  const { own_card: card, discounts } = data
  return (
    <div className={css.place}>
      <Card
        label={messages.title}
        title={<h2>{messages.title}</h2>}
        mark={<EnvironmentTag environment={environment} />}
      >
        {card && (
          <p className={css.card}>
            {card.valid_to === null
              ? messages.ownCard(day(card.valid_from))
              : messages.ownCardUntil(day(card.valid_from), day(card.valid_to))}
          </p>
        )}
        <ul>
          {discounts.map((one) => (
            <li key={`${one.courier_code} ${one.service_code}`} className={css.row}>
              <span>
                {one.service_name.startsWith(one.courier_name)
                  ? one.service_name
                  : `${one.courier_name} ${one.service_name}`}
              </span>
              <code>
                {one.courier_code} {one.service_code}
              </code>
              <b>{messages.off(percent(one.discount_bp / 100, 2))}</b>
            </li>
          ))}
        </ul>
        <p className={css.note}>{messages.included}</p>
      </Card>
    </div>
  )
}
