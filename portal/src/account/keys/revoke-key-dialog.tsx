import type { Environment } from '@edis/contract/environment'
import type { KeyEntry } from '@edis/contract/portal-calls/keys'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useRevokeKey } from './keys.queries.ts'
import { messages } from './messages.en.tsx'

const { revocation } = messages

type RevokeKeyDialogProps = { environment: Environment; entry: KeyEntry; onClose: () => void }

/** Ends a key and its tokens, after saying what that breaks. */
export function RevokeKeyDialog({ environment, entry, onClose }: RevokeKeyDialogProps) {
  const revoke = useRevokeKey(environment)
  const { id, name, tokens } = entry
  return (
    <ConfirmDialog
      title={revocation.title(name)}
      environment={environment}
      act={revocation.act}
      running={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(id, {
          onSuccess: (revoked) => {
            toast(revocation.done(name, revoked))
            onClose()
          },
        })
      }
    >
      <p>
        {revocation.text(tokens, (text) => (
          <strong>{text}</strong>
        ))}
      </p>
    </ConfirmDialog>
  )
}
