import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useExpireToken, useResetEntry } from '../../review.queries.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { messages } from './messages.en.tsx'

/** What the partner is about to do from the report. */
export type ReportTask = { kind: 'reset'; entry: ReportEntry } | { kind: 'expire_token' | 'forged' | 'stale' }

export function ReportDialogs({ task, onClose }: { task: ReportTask; onClose: () => void }) {
  switch (task.kind) {
    case 'reset':
      return <ResetDialog entry={task.entry} onClose={onClose} />
    case 'expire_token':
      return <ExpireTokenDialog onClose={onClose} />
    case 'forged':
    case 'stale':
      return <ChallengeDialog kind={task.kind} onClose={onClose} />
  }
}

function ResetDialog({ entry, onClose }: { entry: ReportEntry; onClose: () => void }) {
  const reset = useResetEntry()
  return (
    <ConfirmDialog
      title={messages.resetting.title}
      environment="development"
      act={messages.resetting.act}
      running={reset}
      onClose={onClose}
      onConfirm={() =>
        reset.mutate(entry.id, {
          onSuccess: () => {
            toast(messages.resetting.done(entry.title))
            onClose()
          },
        })
      }
    >
      <p>
        {messages.resetting.text(entry.title, (text) => (
          <strong>{text}</strong>
        ))}
      </p>
    </ConfirmDialog>
  )
}

function ExpireTokenDialog({ onClose }: { onClose: () => void }) {
  const expire = useExpireToken()
  return (
    <ConfirmDialog
      title={messages.expiring.title}
      environment="development"
      act={messages.expiring.act}
      tone="filled"
      running={expire}
      onClose={onClose}
      onConfirm={() =>
        expire.mutate(undefined, {
          onSuccess: (expired) => {
            if (expired) toast(messages.expiring.done)
            else toast(messages.expiring.none, 'failed')
            onClose()
          },
        })
      }
    >
      <p>
        {messages.expiring.text((text) => (
          <code>{text}</code>
        ))}
      </p>
    </ConfirmDialog>
  )
}
