import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { CredentialTabs } from '../shell/credential-tabs.tsx'
import { useMay } from '../permission.ts'
import { AllowedIpDialogs, type AllowedIpTask } from './allowed-ip-dialogs.tsx'
import { AllowedIpRow } from './allowed-ip-row.tsx'
import { allowedIpsQuery, presentAddressQuery } from './allowed-ips.queries.ts'
import { messages } from './messages.en.tsx'
import css from './allowed-ips.module.css'

export function AllowedIpsPage() {
  const environment = useEnvironment()
  const query = useQuery(allowedIpsQuery(environment))
  const allowed = shownData(query)
  const { data: present, isPending } = useQuery(presentAddressQuery(environment))
  const [task, setTask] = useState<AllowedIpTask | null>(null)
  const add = useMay()(createAllowedIp, environment) && (
    <>
      {present && !allowed?.some(({ ip }) => ip === present) && (
        <Button onClick={() => setTask({ kind: 'add', ip: present })}>{messages.addCurrent}</Button>
      )}
      <Button variant="filled" onClick={() => setTask({ kind: 'add' })}>
        {messages.add}
      </Button>
    </>
  )

  return (
    <Page
      title={messages.title}
      lead={messages.lead(environment)}
      tabs={<CredentialTabs />}
      actions={(query.isPending || (allowed && allowed.length > 0)) && add}
    >
      {allowed && !isPending ? (
        <p className={css.notice} data-open={allowed.length === 0 || undefined}>
          {allowed.length === 0 ? messages.allAllowed : messages.someAllowed}
          {present && <> {messages.current(<code>{present}</code>)}</>}
        </p>
      ) : (
        !query.error && (
          <p className={css.notice} data-waiting aria-hidden="true">
            {messages.someAllowed} {messages.current(<code>127.0.0.1</code>)}
          </p>
        )
      )}
      <QueryCard
        title={<h2>{messages.list}</h2>}
        mark={allowed && allowed.length > 0 && <Count>{allowed.length}</Count>}
        query={query}
        what={messages.addresses}
        empty={
          allowed?.length === 0 && (
            <EmptyState title={messages.empty.title} action={add && <div className={css.actions}>{add}</div>}>
              {messages.empty.text}
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
