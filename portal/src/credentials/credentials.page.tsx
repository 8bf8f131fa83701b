import { environments } from '@edis/contract/environment'
import { Page } from '@edis/ui/layout/page.tsx'
import { Assistants } from './assistants.tsx'
import { CredentialCard } from './credential-card.tsx'
import css from './credentials.module.css'
import { Terminal } from './terminal.tsx'

export function CredentialsPage() {
  return (
    <Page
      title="API Credentials"
      lead="One set for each environment. A development key never opens production, and the other way round."
    >
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
