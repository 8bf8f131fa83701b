import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useExpireToken, useResetEntry } from '../review.queries.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'

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
      title="Reset this entry?"
      environment="development"
      act="Reset entry"
      running={reset}
      onClose={onClose}
      onConfirm={() =>
        reset.mutate(entry.id, {
          onSuccess: () => {
            toast(`“${entry.title}” is untested again.`)
            onClose()
          },
        })
      }
    >
      <p>
        <strong>{entry.title}</strong> becomes untested: what your software did before no longer counts for it. All
        other entries stay as they are, and the request log keeps everything.
      </p>
    </ConfirmDialog>
  )
}

function ExpireTokenDialog({ onClose }: { onClose: () => void }) {
  const expire = useExpireToken()
  return (
    <ConfirmDialog
      title="Expire your development token?"
      environment="development"
      act="Expire token"
      tone="filled"
      running={expire}
      onClose={onClose}
      onConfirm={() =>
        expire.mutate(undefined, {
          onSuccess: (expired) => {
            if (expired) toast('The token has expired. Now let your software call.')
            else toast('There is no token that could expire. Let your software generate one first.', 'failed')
            onClose()
          },
        })
      }
    >
      <p>
        It ends now, as it would after a day. Every call with it answers <code>AUTH_TOKEN_EXPIRED</code> until your
        software refreshes it. The refresh token works on.
      </p>
    </ConfirmDialog>
  )
}
