import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { LockIcon } from '../account-icons.tsx'
import { accountQuery } from '../account.queries.ts'
import css from '../account.module.css'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { messages as all } from './messages.en.ts'

const messages = all.signIn

/** With what the member signs in. */
export function SignInCard() {
  const [changing, setChanging] = useState(false)
  return (
    <QueryCard title={<h2>{messages.title}</h2>} query={useQuery(accountQuery)} what={messages.what}>
      {({ password_changed_at: changedAt }) => (
        <ul className={css.rows}>
          <li className={css.row}>
            <LockIcon />
            <div className={css.text}>
              <div className={css.name}>{messages.password}</div>
              <p>{changedAt ? messages.changed(localDay(new Date(changedAt))) : messages.neverChanged}</p>
            </div>
            <div className={css.acts}>
              <Button onClick={() => setChanging(true)}>{messages.change}</Button>
            </div>
            {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
          </li>
        </ul>
      )}
    </QueryCard>
  )
}
