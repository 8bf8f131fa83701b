import { roleAllows } from '@edis/contract/calls/console-call'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session.ts'
import { couriersQuery } from '../catalogue.queries.ts'
import { FileActs } from '../files/file-acts.tsx'
import { CourierCard } from './courier-card.tsx'
import css from './couriers.module.css'
import { messages } from './messages.en.ts'

/** Couriers and their services, which are offered and which are switched off. */
export function CouriersPage() {
  const query = useQuery(couriersQuery(useEnvironment()))
  const mayChange = roleAllows(useMe().role, 'catalogue:write')
  const now = useNow(30_000)
  return (
    <Page title={messages.title} actions={mayChange && <FileActs kind="couriers" />}>
      <QueryStates
        query={query}
        what={messages.what}
        cardTitle={messages.title}
        loading={{ rows: 8, shape: 'table' }}
        empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      >
        {(couriers) => (
          <div className={css.couriers}>
            {couriers.map((courier) => (
              <CourierCard key={courier.courier_code} courier={courier} now={now} mayChange={mayChange} />
            ))}
          </div>
        )}
      </QueryStates>
    </Page>
  )
}
