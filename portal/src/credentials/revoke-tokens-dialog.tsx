import { type Environment, environmentTitle } from '@edis/contract/environment'
import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useRevokeTokens } from './credentials.queries.ts'
import { madeWords, usedWords } from './token-words.ts'

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
  return (
    <ConfirmDialog
      title={isAll ? 'Revoke all tokens?' : 'Revoke this token?'}
      environment={environment}
      act={isAll ? 'Revoke all' : 'Revoke token'}
      running={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(isAll ? 'all' : { id: which.id }, {
          onSuccess: (revoked) => {
            toast(revoked === 1 ? 'Token revoked.' : `${revoked} tokens revoked.`)
            onClose()
          },
        })
      }
    >
      {isAll ? (
        <p>
          {count === 1 ? 'The active token' : `All ${count} active tokens`} of {environmentTitle[environment]}, refresh
          tokens included.
        </p>
      ) : (
        <p>
          The token {madeWords(which)}, {usedWords(which)}, and its refresh token.
        </p>
      )}
      <p>
        Software that uses {isAll ? 'one of them' : 'it'} is <strong>refused within a second</strong> with
        AUTH_TOKEN_REVOKED, until it generates a new token. The partner key keeps working.
      </p>
    </ConfirmDialog>
  )
}
