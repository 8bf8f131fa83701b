import { roleAllows } from '@edis/contract/calls/console-call'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { percent } from '@edis/ui/numbers/numbers.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { couriersQuery, nameOfService } from '../../catalogue/catalogue.queries.ts'
import { useEnvironment } from '../../environment.ts'
import { useMe } from '../../session.ts'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'
import { PriceDialog } from './price-dialog.tsx'
import { RemovePriceDialog } from './remove-price-dialog.tsx'

const messages = all.prices

type ContractPrice = ShownPartner['prices'][number]

/** What the partner pays that others don't. */
export function PricesTab({ shown: { partner, prices, rate_card: card } }: { shown: ShownPartner }) {
  const mayChange = roleAllows(useMe().role, 'catalogue:write')
  const { data: couriers = [] } = useQuery(couriersQuery(useEnvironment()))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<ContractPrice | null>(null)
  return (
    <Card
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      actions={
        mayChange && (
          <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
            {messages.add}
          </Button>
        )
      }
    >
      <p className={css.none}>{messages.card(card, prices.length > 0)}</p>
      <ul className={css.lines}>
        {prices.map((price) => {
          const service = `${price.courier_code} ${price.service_code}`
          const courier = couriers.find(({ courier_code }) => courier_code === price.courier_code)
          const named = courier?.services.find(({ service_code }) => service_code === price.service_code)
          return (
            <li key={service}>
              <span>
                {courier && named && `${nameOfService(courier, named)} `}
                <code>{service}</code>
              </span>
              <span className={css.states}>
                {messages.off(percent(price.discount_bp / 100, 2))}
                {mayChange && (
                  <Button size="xs" aria-label={messages.removeOf(service)} onClick={() => setRemoving(price)}>
                    {messages.remove}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {adding && <PriceDialog partner={partner} onClose={() => setAdding(false)} />}
      {removing && <RemovePriceDialog partner={partner} price={removing} onClose={() => setRemoving(null)} />}
    </Card>
  )
}
