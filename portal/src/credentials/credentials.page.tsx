import { environments } from '@edis/contract/environment'
import { CredentialTabs } from '../shell/credential-tabs.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Assistants } from './assistants.tsx'
import { CredentialCard } from './credential-card.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'
import { Terminal } from './terminal.tsx'

export function CredentialsPage() {
  return (
    <Page title={messages.title} lead={messages.lead} tabs={<CredentialTabs />}>
      <div className={css.cards}>
        {environments.map((environment) => (
          <CredentialCard key={environment} environment={environment} />
        ))}
      </div>
      <Terminal />
      <Assistants />
    </Page>
  )
}
