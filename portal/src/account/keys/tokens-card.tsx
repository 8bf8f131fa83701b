import type { Environment } from '@edis/contract/environment'
import { maxTokenPairs, revokeTokens, type TokenEntry } from '@edis/contract/portal-calls/tokens'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Dotted } from '@edis/ui/layout/dotted.tsx'
import { Count, Tag } from '@edis/ui/layout/tag.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { tokensQuery, useRevokeTokens } from '../../credentials/credentials.queries.ts'
import { useMay } from '../../permission.ts'
import css from '../account.module.css'
import { keysQuery } from './keys.queries.ts'
import { messages } from './messages.en.tsx'

const { tokens: texts } = messages

/** The tokens that are alive, with the key that made each. */
export function TokensCard({ environment }: { environment: Environment }) {
  const query = useQuery(tokensQuery(environment))
  const tokens = shownData(query)
  const mayRevoke = useMay()(revokeTokens, environment)
  const [revoking, setRevoking] = useState<TokenEntry | 'all' | null>(null)
  return (
    <>
      <QueryCard
        title={<h2>{texts.title}</h2>}
        mark={tokens && tokens.length > 0 && <Count>{messages.countOf(tokens.length, maxTokenPairs)}</Count>}
        actions={
          mayRevoke &&
          tokens &&
          tokens.length > 0 && (
            <Button variant="subtle" className={css.danger ?? ''} onClick={() => setRevoking('all')}>
              {texts.revokeAll}
            </Button>
          )
        }
        label={texts.title}
        query={query}
        what={texts.theTokens}
        loading={{ shape: 'rows' }}
        empty={tokens?.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      >
        {(entries) => (
          <ul className={css.rows}>
            {entries.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={mayRevoke ? () => setRevoking(token) : undefined} />
            ))}
          </ul>
        )}
      </QueryCard>
      {revoking && (
        <RevokeDialog
          environment={environment}
          which={revoking}
          count={tokens?.length ?? 0}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  )
}

const moment = (time: string): string => localMoment(new Date(time))

function TokenRow({ token, onRevoke }: { token: TokenEntry; onRevoke: (() => void) | undefined }) {
  const { key, scope, created_at: created, last_used_at: used, address, made_by: by, expired } = token
  const now = useNow(60_000)
  return (
    <li className={css.row}>
      <div className={css.text}>
        <div className={css.name}>
          {texts.of(key)}
          {scope !== 'all' && <Tag tone="accent">{messages.scopes[scope].title}</Tag>}
          {Date.parse(expired) <= now && <Tag>{texts.expired}</Tag>}
        </div>
        <Dotted className={css.facts}>
          {texts.created[by ?? 'unknown'](moment(created))}
          {used ? messages.used(moment(used), address) : messages.neverUsed}
        </Dotted>
      </div>
      {onRevoke && (
        <div className={css.acts}>
          <Button
            size="sm"
            variant="subtle"
            className={css.danger ?? ''}
            onClick={onRevoke}
            aria-label={texts.revokeOf(key, moment(created))}
          >
            {messages.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}

type RevokeDialogProps = { environment: Environment; which: TokenEntry | 'all'; count: number; onClose: () => void }

function RevokeDialog({ environment, which, count, onClose }: RevokeDialogProps) {
  const client = useQueryClient()
  const revoke = useRevokeTokens(environment)
  const isAll = which === 'all'
  return (
    <ConfirmDialog
      title={isAll ? texts.allTitle(count) : texts.oneTitle}
      environment={environment}
      act={isAll ? texts.revokeAll : texts.revokeOne}
      running={revoke}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(isAll ? 'all' : { id: which.id }, {
          onSuccess: (revoked) => {
            toast(texts.done(revoked))
            void client.invalidateQueries({ queryKey: keysQuery(environment).queryKey })
            onClose()
          },
        })
      }
    >
      <p>{texts.effect}</p>
    </ConfirmDialog>
  )
}
