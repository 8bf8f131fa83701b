import { environmentTitle } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { AllowedIpDialogs, type AllowedIpTask } from './allowed-ip-dialogs.tsx'
import { AllowedIpRow } from './allowed-ip-row.tsx'
import { allowedIpsQuery, presentAddressQuery } from './allowed-ips.queries.ts'
import css from './allowed-ips.module.css'

export function AllowedIpsPage() {
  const environment = useEnvironment()
  const query = useQuery(allowedIpsQuery(environment))
  const allowed = shownData(query)
  const { data: present } = useQuery(presentAddressQuery(environment))
  const [task, setTask] = useState<AllowedIpTask | null>(null)
  const add = (
    <>
      {present && !allowed?.some(({ ip }) => ip === present) && (
        <Button onClick={() => setTask({ kind: 'add', ip: present })}>Add my present address</Button>
      )}
      <Button variant="filled" onClick={() => setTask({ kind: 'add' })}>
        Add address
      </Button>
    </>
  )

  return (
    <Page
      title="IP Whitelist"
      lead={`The addresses that may use the ${environmentTitle[environment]} API. The portal itself stays open to you from anywhere.`}
      tag={<EnvironmentTag environment={environment} />}
      actions={allowed && allowed.length > 0 && add}
    >
      {allowed && (
        <p className={css.notice} data-open={allowed.length === 0 || undefined}>
          {allowed.length === 0
            ? 'The list is empty: every address gets in that has a valid key or token.'
            : 'Only these addresses get in. Calls from all others are refused, whatever token they bear.'}
          {present && (
            <>
              {' '}
              Your present address is <code>{present}</code>.
            </>
          )}
        </p>
      )}
      <QueryCard
        title={<h2>Allowed addresses</h2>}
        mark={allowed && allowed.length > 0 && <Tag>{allowed.length}</Tag>}
        query={query}
        what="the addresses"
        empty={
          allowed?.length === 0 && (
            <EmptyState title="No address listed yet" action={<div className={css.actions}>{add}</div>}>
              Add the public addresses of your servers, and a stolen key is of no use anywhere else.
            </EmptyState>
          )
        }
      >
        {(entries) => (
          <ul>
            {entries.map((entry) => (
              <AllowedIpRow key={entry.id} entry={entry} present={entry.ip === present} onTask={setTask} />
            ))}
          </ul>
        )}
      </QueryCard>
      {task && (
        <AllowedIpDialogs environment={environment} all={allowed ?? []} task={task} onClose={() => setTask(null)} />
      )}
    </Page>
  )
}
