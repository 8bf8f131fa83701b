import type { Environment } from '@edis/contract/environment'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import css from '../staff.module.css'
import { KeyRow } from './key-row.tsx'
import { keysQuery } from './keys.queries.ts'
import { messages } from './messages.en.tsx'

const { columns } = messages
const names = (
  <ColumnNames
    className={`${css.columns} ${css.keys}`}
    names={[columns.name, columns.scopes, columns.by, columns.used, columns.expires]}
  />
)

/** The keys of the provider's systems in the environment; those that work come first. */
export function KeyList({ environment }: { environment: Environment }) {
  const query = useQuery({
    ...keysQuery,
    select: (all) =>
      all
        .filter((key) => key.environment === environment)
        .toSorted((one, other) => Number(one.revoked_at !== null) - Number(other.revoked_at !== null)),
  })
  const now = useNow(30_000)
  return (
    <QueryCard
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      query={query}
      what={messages.what}
      loading={{ shape: 'rows', names }}
      empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
    >
      {(keys) => (
        <>
          {names}
          <ul aria-label={messages.title}>
            {keys.map((key) => (
              <KeyRow key={key.key_id} shown={key} now={now} />
            ))}
          </ul>
        </>
      )}
    </QueryCard>
  )
}
