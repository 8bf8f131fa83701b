import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { Page } from '../layout/page.tsx'
import { useMe } from '../session.ts'
import { messages as shell } from '../shell/messages.en.ts'
import css from './account.module.css'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { messages } from './messages.en.ts'
import { PasswordRow } from './password-row.tsx'

/** What one may change of one's own account. */
export function AccountPage() {
  const me = useMe()
  return (
    <Page title={messages.title}>
      <div className={css.cards}>
        <Card label={messages.profile} title={<h2>{messages.profile}</h2>}>
          <div className={css.inside}>
            <Facts>
              <Fact name={messages.name}>{me.name}</Fact>
              <Fact name={messages.email}>{me.email}</Fact>
              <Fact name={messages.role}>{shell.roles[me.role]}</Fact>
            </Facts>
          </div>
        </Card>
        <Card label={messages.signIn} title={<h2>{messages.signIn}</h2>}>
          {me.company_sign_in ? (
            <p className={css.inside}>{messages.company}</p>
          ) : (
            <>
              <PasswordRow />
              <AuthenticatorRow factor={me.second_factor} />
            </>
          )}
        </Card>
      </div>
    </Page>
  )
}
