import type { Environment } from '@edis/contract/environment'
import type { TokenEntry } from '@edis/contract/portal-calls/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { tokensQuery } from './credentials.queries.ts'
import { RevokeTokensDialog } from './revoke-tokens-dialog.tsx'
import { madeWords, usedWords } from './token-words.ts'
import css from './credentials.module.css'

/** As many as are shown before all are asked for. */
const maxShown = 3

/** The tokens that are alive in an environment, each with its end. Nothing where there is none. */
export const TokenList = ({ environment }: { environment: Environment }) => (
  <QueryStates query={useQuery(tokensQuery(environment))} what="the tokens" loading={null}>
    {(tokens) => tokens.length > 0 && <Tokens environment={environment} tokens={tokens} />}
  </QueryStates>
)

function Tokens({ environment, tokens }: { environment: Environment; tokens: readonly TokenEntry[] }) {
  const [all, setAll] = useState(false)
  const [revoking, setRevoking] = useState<TokenEntry | 'all' | null>(null)
  return (
    <section className={css.tokens} aria-label="Active tokens">
      <div className={css.tokensHead}>
        <h3>Active tokens</h3>
        <Tag>{tokens.length}</Tag>
        <TextButton onClick={() => setRevoking('all')}>Revoke all</TextButton>
      </div>
      <ul>
        {tokens.slice(0, all ? undefined : maxShown).map((token) => (
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
      {tokens.length > maxShown && (
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
