import type { DataOf } from '@edis/contract/calls/call'
import type { showSecondFactor } from '@edis/contract/portal-calls/second-factor'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { PhoneIcon } from '../account-icons.tsx'
import css from '../account.module.css'
import { RecoveryCodesDialog } from '@edis/ui/second-factor/recovery-codes-dialog.tsx'
import { messages as all } from './messages.en.ts'
import { secondFactorQuery, useRemoveAuthenticator, useRenewRecoveryCodes } from './security.queries.ts'

const AuthenticatorDialog = lazyPart(async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog)

const messages = all.factor

/** The second factor, and what there is to do with it. */
export const AuthenticatorRow = () => (
  <QueryStates query={useQuery(secondFactorQuery)} what={messages.what} loading={{ rows: 1, shape: 'rows' }}>
    {(state) => <Authenticator state={state} />}
  </QueryStates>
)

function Authenticator({ state }: { state: DataOf<typeof showSecondFactor> }) {
  const { app_added_at: addedAt, passkeys, recovery_codes_left: left, required } = state
  const [task, setTask] = useState<'set up' | 'renew' | 'remove' | null>(null)
  const close = () => setTask(null)
  return (
    <div className={css.row}>
      <PhoneIcon />
      <div className={css.text}>
        <div className={css.name}>
          {messages.app}
          <Tag tone={addedAt ? 'live' : 'dev'}>{addedAt ? messages.on : messages.off}</Tag>
        </div>
        <p>
          {addedAt
            ? messages.added(localDay(new Date(addedAt)), left)
            : passkeys > 0
              ? messages.codesLeft(left)
              : required
                ? messages.required
                : messages.offText}
        </p>
      </div>
      <div className={css.acts}>
        {(addedAt || passkeys > 0) && (
          <Button size="sm" onClick={() => setTask('renew')}>
            {messages.newCodes}
          </Button>
        )}
        {addedAt ? (
          <Button size="sm" variant="subtle" className={css.danger ?? ''} onClick={() => setTask('remove')}>
            {messages.turnOff}
          </Button>
        ) : (
          <Button size="sm" onClick={() => setTask('set up')}>
            {messages.setUp}
          </Button>
        )}
      </div>
      <Suspense>{task === 'set up' && <AuthenticatorDialog onClose={close} />}</Suspense>
      {task === 'renew' && <RenewDialog onClose={close} />}
      {task === 'remove' && <RemoveDialog others={passkeys > 0} onClose={close} />}
    </div>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes()
  if (renew.data) return <RecoveryCodesDialog codes={renew.data} text={messages.codesText} onClose={onClose} />
  return (
    <ConfirmDialog
      title={messages.newTitle}
      act={messages.newAct}
      tone="filled"
      running={renew}
      onConfirm={() => renew.mutate()}
      onClose={onClose}
    >
      <p>{messages.newText}</p>
    </ConfirmDialog>
  )
}

function RemoveDialog({ others, onClose }: { others: boolean; onClose: () => void }) {
  const remove = useRemoveAuthenticator()
  const done = () => {
    toast(messages.turnedOff)
    onClose()
  }
  return (
    <ConfirmDialog
      title={messages.offTitle}
      act={messages.turnOff}
      running={remove}
      onConfirm={() => remove.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{others ? messages.offDialogPasskeys : messages.offDialog}</p>
    </ConfirmDialog>
  )
}
