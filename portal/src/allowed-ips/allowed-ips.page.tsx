import { environmentTitle } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { EmptyState, ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { AddressDialogs, type AddressTask } from './address-dialogs.tsx'
import { AddressRow } from './address-row.tsx'
import { allowedIpsQuery, presentAddressQuery } from './allowed-ips.queries.ts'
import css from './allowed-ips.module.css'

export function IpWhitelistPage() {
  const environment = useEnvironment()
  const { data: addresses, error, refetch } = useQuery(allowedIpsQuery(environment))
  const { data: present } = useQuery(presentAddressQuery(environment))
  const [task, setTask] = useState<AddressTask | null>(null)
  const notGranted = isNotGranted(error)
  const ready = addresses && !notGranted
  const add = (
    <>
      {present && !addresses?.some(({ ip }) => ip === present) && (
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
      actions={ready && addresses.length > 0 && add}
    >
      {ready && (
        <p className={css.notice} data-open={addresses.length === 0 || undefined}>
          {addresses.length === 0
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
      <Card title={<h2>Allowed addresses</h2>} mark={ready && addresses.length > 0 && <Tag>{addresses.length}</Tag>}>
        {notGranted ? (
          <NotGranted />
        ) : addresses?.length === 0 ? (
          <EmptyState title="No address listed yet" action={<div className={css.actions}>{add}</div>}>
            Add the public addresses of your servers, and a stolen key is of no use anywhere else.
          </EmptyState>
        ) : addresses ? (
          <ul>
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} present={address.ip === present} onTask={setTask} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState what="the addresses" error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton what="addresses" />
        )}
      </Card>
      {task && (
        <AddressDialogs environment={environment} all={addresses ?? []} task={task} onClose={() => setTask(null)} />
      )}
    </Page>
  )
}
