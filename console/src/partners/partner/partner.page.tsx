import { isRoleAtLeast } from '@edis/contract/calls/console-call'
import { listAuditLog } from '@edis/contract/console/audit'
import { Tabs } from '@edis/ui/controls/tabs.tsx'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { useTitle } from '@edis/ui/layout/document-title.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { paths } from '../../shell/page-paths.ts'
import { partnerQuery, type ShownPartner } from '../partners.queries.ts'
import { useMe } from '../../session.ts'
import { HealthTiles } from './health-tiles.tsx'
import { KeysTab } from './keys-tab.tsx'
import { MembersTab } from './members-tab.tsx'
import { messages } from './messages.en.ts'
import { Overview } from './overview.tsx'
import { PartnerHead } from './partner-head.tsx'
import { WebhooksTab } from './webhooks-tab.tsx'

// What comes with a tab alone is loaded with it
const RequestsTab = lazyPart(async () => (await import('./requests-tab.tsx')).RequestsTab)
const OrdersTab = lazyPart(async () => (await import('./orders-tab.tsx')).OrdersTab)
const PricesTab = lazyPart(async () => (await import('./prices-tab.tsx')).PricesTab)
const ActivityTab = lazyPart(async () => (await import('./activity-tab.tsx')).ActivityTab)

/** One partner: how it fares, what it has proved, what it has, and what is to be decided. */
export function PartnerPage() {
  const { partner: id } = useParams({ from: paths.partner })
  const query = useQuery(partnerQuery(useEnvironment(), id))
  useTitle(query.data?.partner.name ?? messages.partner)
  return (
    <QueryStates
      query={query}
      what={messages.what}
      cardTitle={messages.partner}
      missing={<EmptyState title={messages.notFound}>{messages.notFoundText(id)}</EmptyState>}
    >
      {(shown) => (
        <>
          <PartnerHead partner={shown.partner} />
          <HealthTiles shown={shown} />
          <Parts shown={shown} />
        </>
      )}
    </QueryStates>
  )
}

const tabs = ['overview', 'requests', 'orders', 'webhooks', 'keys', 'members', 'prices', 'activity'] as const
type Tab = (typeof tabs)[number]

const countOf = ({ webhooks, keys, members, prices }: ShownPartner): Partial<Record<Tab, number>> => ({
  webhooks: webhooks.length,
  keys: keys.length,
  members: members.length,
  prices: prices.length,
})

function Parts({ shown }: { shown: ShownPartner }) {
  const [tab, setTab] = useState<Tab>('overview')
  const counts = countOf(shown)
  const mayAudit = isRoleAtLeast(useMe().role, listAuditLog.role ?? 'admin')
  const { partner_id: id } = shown.partner
  return (
    <Tabs
      label={messages.parts}
      tabs={tabs
        .filter((value) => value !== 'activity' || mayAudit)
        .map((value) => ({ value, title: <TabTitle of={value} count={counts[value]} /> }))}
      value={tab}
      onChange={setTab}
    >
      <Suspense fallback={<Spinner />}>
        {tab === 'overview' && <Overview shown={shown} />}
        {tab === 'requests' && <RequestsTab partner={id} />}
        {tab === 'orders' && <OrdersTab partner={id} />}
        {tab === 'webhooks' && <WebhooksTab shown={shown} />}
        {tab === 'keys' && <KeysTab shown={shown} />}
        {tab === 'members' && <MembersTab members={shown.members} />}
        {tab === 'prices' && <PricesTab shown={shown} />}
        {tab === 'activity' && <ActivityTab partner={id} />}
      </Suspense>
    </Tabs>
  )
}

const TabTitle = ({ of, count }: { of: Tab; count: number | undefined }) => (
  <>
    {messages.tabs[of]}
    {count !== undefined && <small>{number(count)}</small>}
  </>
)
