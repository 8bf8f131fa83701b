import type { Environment } from '@edis/contract/environment'
import { revokeTokens, type TokenEntry } from '@edis/contract/portal-calls/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { useMay } from '../permission.ts'
import { tokensQuery } from './credentials.queries.ts'
import { unseen } from './credential-row.tsx'
import { RevokeTokensDialog } from './revoke-tokens-dialog.tsx'
import { messages } from './messages.en.tsx'
import { createdWords, tokenMoment, usedWords } from './token-words.ts'
import css from './credentials.module.css'

/** As many as are shown before all are asked for. */
const maxShown = 3

/** The tokens that are alive in an environment, each with its end. Nothing where there is none. */
export const TokenList = ({ environment }: { environment: Environment }) => (
  <QueryStates query={useQuery(tokensQuery(environment))} what={messages.tokens} loading={{ rows: 1, shape: 'rows' }}>
    {(tokens) => tokens.length > 0 && <Tokens environment={environment} tokens={tokens} />}
  </QueryStates>
)

function Tokens({ environment, tokens }: { environment: Environment; tokens: readonly TokenEntry[] }) {
  const [all, setAll] = useState(false)
  const mayRevoke = useMay()(revokeTokens, environment)
  const [revoking, setRevoking] = useState<TokenEntry | 'all' | null>(null)
  return (
    <section className={css.tokens} aria-label={messages.activeTokens}>
      <div className={css.tokensHead}>
        <h3>{messages.activeTokens}</h3>
        <Count>{tokens.length}</Count>
        {mayRevoke && (
          <TextButton danger onClick={() => setRevoking('all')}>
            {messages.revokeAll}
          </TextButton>
        )}
      </div>
      <ul>
        {tokens.slice(0, all ? undefined : maxShown).map((token) => (
          <li key={token.id} className={css.tokenRow}>
            <div>
              {createdWords(token)}
              <p>{usedWords(token)}</p>
            </div>
            {mayRevoke && (
              <TextButton danger onClick={() => setRevoking(token)}>
                {messages.revoke(tokenMoment(token), unseen)}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {tokens.length > maxShown && (
        <TextButton onClick={() => setAll(!all)}>
          {all ? messages.showFewer : messages.showAll(tokens.length)}
        </TextButton>
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
