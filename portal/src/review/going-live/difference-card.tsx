import type { DataOf } from '@edis/contract/calls/call'
import type { goingLive } from '@edis/contract/portal-calls/going-live'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { type NewSecret, SecretDialog } from '@edis/ui/dialogs/secret-dialog.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { useMay } from '../../permission.ts'
import { CompleteCard } from '../report/complete-card.tsx'
import { goingLiveQuery } from '../review.queries.ts'
import { messages } from './messages.en.ts'
import { MissingRow } from './missing-row.tsx'
import { countedIn, isCopyable, type Missing } from './production-difference.ts'
import { useCopyToProduction } from './use-copy-to-production.ts'
import { useDifference } from './use-difference.ts'
import css from './going-live.module.css'

const CopyDialog = lazyPart(async () => (await import('../report/dialogs/copy-dialog.tsx')).CopyDialog)

type DifferenceCardProps = {
  /** How many checks were required, if all have passed. */
  complete: number | null
}

/** What a complete report comes to and, once production is granted, what was set in development and is not yet there. */
export function DifferenceCard({ complete }: DifferenceCardProps) {
  const { data: standing } = useQuery(goingLiveQuery)
  if (!standing) return null
  if (standing.production === 'granted') return <Difference complete={complete} standing={standing} />
  return complete !== null && <CompleteCard required={complete} standing={standing} />
}

function Difference({ complete, standing }: DifferenceCardProps & { standing: DataOf<typeof goingLive> }) {
  const query = useDifference()
  const { data: difference = [] } = query
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([])
  const [asking, setAsking] = useState<readonly Missing[]>([])
  const { copy, copying, refusals } = useCopyToProduction((more) => setSecrets((before) => [...before, ...more]))
  const mayCopy = useMay()(createWebhook, 'production')
  const busy = copying !== null
  /** A webhook's URL may be another in production, so it is asked for. */
  const start = (all: readonly Missing[]) =>
    all.some(({ kind }) => kind === 'webhook') ? setAsking(all) : void copy(all)
  const copyAsked = async (all: readonly Missing[]) => {
    const taken = new Set((await copy(all)).map(({ key }) => key))
    setAsking(all.filter(({ key }) => !taken.has(key)))
  }
  const canCopy = difference.some(isCopyable)
  const copyAll = mayCopy && (
    <Button
      size={complete === null ? 'sm' : 'md'}
      variant={complete === null ? 'default' : 'filled'}
      loading={busy}
      onClick={() => start(difference)}
    >
      {canCopy ? messages.copyAll : messages.enterUrl}
    </Button>
  )
  return (
    <>
      {complete !== null && (query.data || query.error) && (
        <CompleteCard
          required={complete}
          standing={standing}
          open={difference.length > 0 ? { what: countedIn(messages.setUp, difference), act: copyAll } : undefined}
        />
      )}
      <QueryCard
        label={messages.title}
        title={<h2>{messages.title}</h2>}
        mark={difference.length > 0 && <Tag>{countedIn(messages.missing, difference)}</Tag>}
        actions={complete === null && difference.length > 1 && canCopy && copyAll}
        query={query}
        what={messages.what}
        loading={{ rows: 2 }}
        empty={difference.length === 0 && <p className={css.lead}>{messages.nothing}</p>}
      >
        {(all) => (
          <>
            <p className={css.lead}>
              {messages.text} {query.locks && messages.locks}
            </p>
            <ul>
              {all.map((missing) => (
                <MissingRow
                  key={missing.key}
                  missing={missing}
                  refusal={missing.kind === 'address' ? refusals[missing.key] : undefined}
                  busy={busy}
                  copying={copying === missing.key}
                  onCopy={mayCopy ? () => start([missing]) : undefined}
                />
              ))}
            </ul>
          </>
        )}
      </QueryCard>
      <Suspense>
        {asking.length > 0 && (
          <CopyDialog
            key={asking.map(({ key }) => key).join()}
            all={asking}
            refusals={refusals}
            busy={busy}
            onCopy={(all) => void copyAsked(all)}
            onClose={() => setAsking([])}
          />
        )}
      </Suspense>
      {secrets.length > 0 && asking.length === 0 && !busy && (
        <SecretDialog environment="production" secrets={secrets} onClose={() => setSecrets([])} />
      )}
    </>
  )
}
