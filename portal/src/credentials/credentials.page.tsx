import { type Environment, environments } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CredentialTabs } from '../shell/credential-tabs.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Assistants } from './assistants.tsx'
import { credentialsQuery, tokensQuery } from './credentials.queries.ts'
import { CredentialCard } from './credential-card.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'
import { Terminal } from './terminal.tsx'

/** Whether it is known what an environment's card shows. */
function useSettled(environment: Environment): boolean {
  const { isPending, data } = useQuery(credentialsQuery(environment))
  const tokens = useQuery({ ...tokensQuery(environment), enabled: data !== undefined })
  return !isPending && (data === undefined || !tokens.isPending)
}

export function CredentialsPage() {
  const [development, production] = [useSettled('development'), useSettled('production')]
  // What stands below the cards comes when they have their heights, and stays: it asks for credentials itself
  const [settled, setSettled] = useState(false)
  if (development && production && !settled) setSettled(true)
  return (
    <Page title={messages.title} lead={messages.lead} tabs={<CredentialTabs />}>
      <div className={css.cards}>
        {environments.map((environment) => (
          <CredentialCard key={environment} environment={environment} />
        ))}
      </div>
      {settled && (
        <>
          <Terminal />
          <Assistants />
        </>
      )}
    </Page>
  )
}
