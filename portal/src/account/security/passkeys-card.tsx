import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { passkeysWork } from '../../passkeys.ts'
import { KeyIcon } from '../account-icons.tsx'
import css from '../account.module.css'
import { messages as all } from './messages.en.ts'
import { passkeysQuery, useRemovePasskey } from './security.queries.ts'

const AddPasskeyDialog = lazyPart(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog)

const messages = all.passkeys

type Removed = { id: string; name: string }

/** The member's passkeys, each with its name. */
export function PasskeysCard() {
  const query = useQuery(passkeysQuery)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Removed | null>(null)
  const none = passkeysWork() ? messages.none : messages.unsupported
  return (
    <>
      <QueryCard
        title={<h2>{messages.title}</h2>}
        mark={query.data && query.data.length > 0 && <Count>{query.data.length}</Count>}
        actions={
          query.data &&
          passkeysWork() && (
            <Button size="sm" onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
          )
        }
        query={query}
        what={messages.what}
      >
        {(passkeys) => (
          <ul className={css.rows}>
            {passkeys.length === 0 && (
              <li className={css.row}>
                <KeyIcon />
                <div className={css.text}>
                  <p>{none}</p>
                </div>
              </li>
            )}
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className={css.row}>
                <KeyIcon />
                <div className={css.text}>
                  <div className={css.name}>{name}</div>
                  <p>
                    {last_used_at === null
                      ? messages.neverUsed(localDay(new Date(created_at)))
                      : messages.used(localDay(new Date(created_at)), localDay(new Date(last_used_at)))}
                  </p>
                </div>
                <div className={css.acts}>
                  <Button
                    size="sm"
                    variant="subtle"
                    className={css.danger ?? ''}
                    aria-label={messages.removeOf(name)}
                    onClick={() => setRemoving({ id, name })}
                  >
                    {messages.remove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      <Suspense>{adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}</Suspense>
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Removed; onClose: () => void }) {
  const remove = useRemovePasskey()
  const done = () => {
    toast(messages.removed)
    onClose()
  }
  return (
    <ConfirmDialog
      title={messages.removeTitle(name)}
      act={messages.removeAct}
      running={remove}
      onConfirm={() => remove.mutate(id, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.removeText}</p>
    </ConfirmDialog>
  )
}
