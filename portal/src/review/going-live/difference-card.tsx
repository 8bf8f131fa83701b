import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { type NewSecret, SecretDialog } from '@edis/ui/dialogs/secret-dialog.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { useMay } from '../../permission.ts'
import { goingLiveQuery } from '../review.queries.ts'
import { messages } from './messages.en.ts'
import { MissingRow } from './missing-row.tsx'
import { type Missing, missingWords } from './production-difference.ts'
import { useCopyToProduction } from './use-copy-to-production.ts'
import { useDifference } from './use-difference.ts'
import css from './going-live.module.css'

const CopyDialog = lazyPart(async () => (await import('../report/dialogs/copy-dialog.tsx')).CopyDialog)

/** Once production is granted: what was set in development and is not yet there. */
export function DifferenceCard({ filled }: { filled: boolean }) {
  const { data: standing } = useQuery(goingLiveQuery)
  return standing?.production === 'granted' ? <Difference filled={filled} /> : null
}

/** `filled`: it is what comes next. */
function Difference({ filled }: { filled: boolean }) {
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
  return (
    <>
      <QueryCard
        label={messages.title}
        title={<h2>{messages.title}</h2>}
        mark={
          query.data && (
            <>
              <EnvironmentTag environment="production" />
              {difference.length > 0 && <Tag>{missingWords(difference)}</Tag>}
            </>
          )
        }
        actions={
          mayCopy &&
          difference.length > 1 && (
            <Button size="sm" variant={filled ? 'filled' : 'default'} loading={busy} onClick={() => start(difference)}>
              {messages.copyAll}
            </Button>
          )
        }
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
