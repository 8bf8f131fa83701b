import type { Environment } from '@edis/contract/environment'
import { rotate } from '@edis/contract/portal-calls/credentials'
import { createKey, type KeyEntry, maxKeys, revokeKey } from '@edis/contract/portal-calls/keys'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { Dotted } from '@edis/ui/layout/dotted.tsx'
import { Count, Tag } from '@edis/ui/layout/tag.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { localDay, localMoment } from '@edis/ui/time/local-date.ts'
import { useMay } from '../../permission.ts'
import css from '../account.module.css'
import own from '../section.module.css'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { keysQuery } from './keys.queries.ts'
import { messages } from './messages.en.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { TokensCard } from './tokens-card.tsx'

type Task = { kind: 'create' } | { kind: 'revoke'; key: KeyEntry }

/** The partner keys of the environment in view, and the tokens that they made. */
export function KeysSection() {
  const environment = useEnvironment()
  return (
    <>
      <KeysCard key={environment} environment={environment} />
      <TokensCard environment={environment} />
    </>
  )
}

function KeysCard({ environment }: { environment: Environment }) {
  const query = useQuery(keysQuery(environment))
  const keys = shownData(query)
  const [task, setTask] = useState<Task | null>(null)
  const may = useMay()
  const isFull = keys !== undefined && keys.length >= maxKeys
  return (
    <>
      <QueryCard
        title={<h2>{messages.keys}</h2>}
        mark={keys && <Count>{messages.countOf(keys.length, maxKeys)}</Count>}
        actions={
          keys &&
          may(createKey, environment) && (
            <Button disabled={isFull} onClick={() => setTask({ kind: 'create' })}>
              {messages.create}
            </Button>
          )
        }
        label={messages.keys}
        query={query}
        what={messages.theKeys}
        loading={{ shape: 'rows', names: <p className={own.note}>{messages.lead}</p> }}
      >
        {(entries) => (
          <>
            <p className={own.note}>{isFull ? messages.full(maxKeys) : messages.lead}</p>
            <ul className={css.rows}>
              {entries.map((entry) => (
                <KeyRow
                  key={entry.id}
                  entry={entry}
                  mayChange={may(entry.first ? rotate : revokeKey, environment)}
                  onRevoke={() => setTask({ kind: 'revoke', key: entry })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryCard>
      {task?.kind === 'create' && <CreateKeyDialog environment={environment} onClose={() => setTask(null)} />}
      {task?.kind === 'revoke' && (
        <RevokeKeyDialog environment={environment} entry={task.key} onClose={() => setTask(null)} />
      )}
    </>
  )
}

type KeyRowProps = { entry: KeyEntry; mayChange: boolean; onRevoke: () => void }

function KeyRow({ entry, mayChange, onRevoke }: KeyRowProps) {
  const { name, scope, first, ending, created_at: created, last_used_at: used, address, tokens } = entry
  const usedAt = used && localMoment(new Date(used))
  return (
    <li className={css.row}>
      <div className={css.text}>
        <div className={css.name}>
          {name}
          <Tag tone={scope === 'all' ? 'plain' : 'accent'}>{messages.scopes[scope].title}</Tag>
        </div>
        <Dotted className={css.facts}>
          {messages.ending(<code>{ending}</code>)}
          {messages.created(localDay(new Date(created)))}
          {usedAt ? messages.used(usedAt, address) : messages.neverUsed}
          {messages.tokensOf(tokens)}
        </Dotted>
      </div>
      {mayChange && (
        <div className={css.acts}>
          {first ? (
            <Button size="sm" variant="subtle" className={css.danger ?? ''} component={Link} to="/credentials">
              {messages.rotate}
            </Button>
          ) : (
            <Button
              size="sm"
              variant="subtle"
              className={css.danger ?? ''}
              onClick={onRevoke}
              aria-label={messages.revokeOf(name)}
            >
              {messages.revoke}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
