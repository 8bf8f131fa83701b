import { type Environment, environmentTitle } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { Card } from '@edis/ui/layout/card.tsx'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
import { Dot, Tag, toneOf } from '@edis/ui/layout/tag.tsx'
import { CredentialRows } from './credential-rows.tsx'
import { credentialsQuery } from './credentials.queries.ts'
import { TokenActions } from './token-actions.tsx'
import { TokenList } from './token-list.tsx'
import css from './credentials.module.css'

/** One environment's credentials, in whatever state they are. */
export function CredentialCard({ environment }: { environment: Environment }) {
  const { data: set, error, refetch } = useQuery(credentialsQuery(environment))
  const notGranted = isNotGranted(error)
  const title = (
    <>
      <Dot tone={toneOf[environment]} />
      <h2>{environmentTitle[environment]}</h2>
    </>
  )
  const mark =
    environment === 'development' ? (
      <Tag tone="dev">sandbox</Tag>
    ) : notGranted ? (
      <Tag>not granted</Tag>
    ) : (
      set?.grantedAt && <Tag tone="live">granted {localDay(set.grantedAt)}</Tag>
    )
  return (
    <Card
      id={environment}
      label={environmentTitle[environment]}
      title={title}
      mark={mark}
      actions={set && !notGranted && <TokenActions environment={environment} set={set} />}
    >
      {notGranted ? (
        <NotGranted />
      ) : set ? (
        <>
          <CredentialRows environment={environment} set={set} />
          <TokenList environment={environment} />
        </>
      ) : error ? (
        <ErrorState what="these credentials" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.loading}>
          <ListSkeleton rows={5} what={`${environment} credentials`} />
        </div>
      )}
    </Card>
  )
}
