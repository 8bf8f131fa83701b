import type { Environment } from '@edis/contract/environment'
import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '@edis/ui/states/list-states.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { tokensQuery } from './credentials.queries.ts'
import { RevokeTokensDialog } from './revoke-tokens-dialog.tsx'
import { madeWords, usedWords } from './token-words.ts'
import css from './credentials.module.css'

/** As many as are shown before all are asked for. */
const mostShown = 3

/** The tokens that are alive in an environment, each with its end. Nothing where there is none. */
export function TokenList({ environment }: { environment: Environment }) {
  const { data: tokens, error, refetch } = useQuery(tokensQuery(environment))
  const [all, setAll] = useState(false)
  const [revoking, setRevoking] = useState<TokenEntry | 'all' | null>(null)
  if (error && !tokens) return <ErrorState what="the tokens" error={error} onRetry={() => void refetch()} />
  if (!tokens || tokens.length === 0) return null
  return (
    <section className={css.tokens} aria-label="Active tokens">
      <div className={css.tokensHead}>
        <h3>Active tokens</h3>
        <Tag>{tokens.length}</Tag>
        <TextButton onClick={() => setRevoking('all')}>Revoke all</TextButton>
      </div>
      <ul>
        {tokens.slice(0, all ? undefined : mostShown).map((token) => (
          <li key={token.id} className={css.tokenRow}>
            <div>
              {madeWords(token)}
              <p>{usedWords(token)}</p>
            </div>
            <TextButton onClick={() => setRevoking(token)}>
              Revoke<span className="unseen"> the token {madeWords(token)}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {tokens.length > mostShown && (
        <TextButton onClick={() => setAll(!all)}>{all ? 'Show fewer' : `Show all ${tokens.length}`}</TextButton>
      )}
      {revoking && (
        <RevokeTokensDialog
          environment={environment}
          which={revoking}
          count={tokens.length}
          onClose={() => setRevoking(null)}
        />
      )}
    </section>
  )
}
