import { type Environment, environmentTitle } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { Dot, Tag, toneOf } from '@edis/ui/layout/tag.tsx'
import { CredentialRows } from './credential-rows.tsx'
import { credentialsQuery } from './credentials.queries.ts'
import { TokenActions } from './token-actions.tsx'
import { TokenList } from './token-list.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'

/** One environment's credentials, in whatever state they are. */
export function CredentialCard({ environment }: { environment: Environment }) {
  const query = useQuery(credentialsQuery(environment))
  const set = shownData(query)
  const what = messages.credentialsOf(environment)
  const title = (
    <>
      <Dot tone={toneOf[environment]} />
      <h2>{environmentTitle[environment]}</h2>
    </>
  )
  const mark =
    environment === 'development' ? (
      <Tag tone="dev">{messages.sandbox}</Tag>
    ) : isNotGranted(query.error) ? (
      <Tag>{messages.notGranted}</Tag>
    ) : (
      set?.grantedAt && <Tag tone="live">{messages.granted(localDay(set.grantedAt))}</Tag>
    )
  return (
    <QueryCard
      id={environment}
      label={environmentTitle[environment]}
      title={title}
      mark={mark}
      actions={set && <TokenActions environment={environment} set={set} />}
      query={query}
      what={what}
      loading={
        <div className={css.loading}>
          <ListSkeleton rows={6} shape="facts" what={what} />
        </div>
      }
    >
      {(credentials) => (
        <>
          <CredentialRows environment={environment} set={credentials} />
          <TokenList environment={environment} />
        </>
      )}
    </QueryCard>
  )
}
