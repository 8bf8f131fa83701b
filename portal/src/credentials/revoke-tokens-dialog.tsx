import type { Environment } from '@edis/contract/environment'
import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useRevokeTokens } from './credentials.queries.ts'
import { messages } from './messages.en.tsx'
import { createdWords, usedWords } from './token-words.ts'

const { revocation } = messages

type RevokeTokensDialogProps = {
  environment: Environment
  which: TokenEntry | 'all'
  count: number
  onClose: () => void
}

/** Ends one token or all, after saying what that breaks. */
export function RevokeTokensDialog({ environment, which, count, onClose }: RevokeTokensDialogProps) {
  const revoke = useRevokeTokens(environment)
  const isAll = which === 'all'
  const texts = isAll ? revocation.all : revocation.one
  return (
    <ConfirmDialog
      title={texts.title}
      environment={environment}
      act={texts.act}
      running={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(isAll ? 'all' : { id: which.id }, {
          onSuccess: (revoked) => {
            toast(revocation.revoked(revoked))
            onClose()
          },
        })
      }
    >
      {isAll ? (
        <p>{revocation.all.which(count, environment)}</p>
      ) : (
        <p>
          {createdWords(which)} · {usedWords(which)}
        </p>
      )}
      <p>
        {texts.text('AUTH_TOKEN_REVOKED', (text) => (
          <strong>{text}</strong>
        ))}
      </p>
    </ConfirmDialog>
  )
}
