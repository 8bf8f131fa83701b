import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { LockIcon } from '../account-icons.tsx'
import { accountQuery } from '../account.queries.ts'
import css from '../account.module.css'
import { AuthenticatorRow } from './authenticator-row.tsx'
import { messages as all } from './messages.en.ts'

const ChangePasswordDialog = lazyPart(async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog)

const messages = all.signIn

/** With what the member signs in. */
export const SignInCard = () => (
  <Card title={<h2>{messages.title}</h2>}>
    <ul className={css.rows}>
      <li>
        <PasswordRow />
      </li>
      <li>
        <AuthenticatorRow />
      </li>
    </ul>
  </Card>
)

function PasswordRow() {
  const [changing, setChanging] = useState(false)
  return (
    <QueryStates query={useQuery(accountQuery)} what={messages.what} loading={{ rows: 1, shape: 'rows' }}>
      {({ password_changed_at: changedAt }) => (
        <div className={css.row}>
          <LockIcon />
          <div className={css.text}>
            <div className={css.name}>{messages.password}</div>
            <p>{changedAt ? messages.changed(localDay(new Date(changedAt))) : messages.neverChanged}</p>
          </div>
          <div className={css.acts}>
            <Button size="sm" onClick={() => setChanging(true)}>
              {messages.change}
            </Button>
          </div>
          <Suspense>{changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}</Suspense>
        </div>
      )}
    </QueryStates>
  )
}
