import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allowedIpsQuery } from '../../allowed-ips/allowed-ips.queries.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { type NewSecret, SecretDialog } from '@edis/ui/dialogs/secret-dialog.tsx'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { goingLiveQuery } from '../review.queries.ts'
import { MissingRow } from './missing-row.tsx'
import { countedWords, type Missing, productionDifference } from './production-difference.ts'
import { useCopyToProduction } from './use-copy-to-production.ts'
import css from './going-live.module.css'

/** Once production is granted: what was set in development and is not yet there. */
export function DifferenceCard() {
  const { data: standing } = useQuery(goingLiveQuery)
  return standing?.production === 'granted' ? <Difference /> : null
}

function Difference() {
  const hooks = {
    development: useQuery(webhooksQuery('development')),
    production: useQuery(webhooksQuery('production')),
  }
  const addresses = {
    development: useQuery(allowedIpsQuery('development')),
    production: useQuery(allowedIpsQuery('production')),
  }
  const all = [hooks.development, hooks.production, addresses.development, addresses.production]
  const failed = all.find(({ data, error }) => error && !data)
  const difference =
    hooks.development.data && hooks.production.data && addresses.development.data && addresses.production.data
      ? productionDifference(
          { development: hooks.development.data, production: hooks.production.data },
          { development: addresses.development.data, production: addresses.production.data },
        )
      : undefined
  const locks = addresses.production.data?.length === 0 && difference?.some(({ kind }) => kind === 'address')

  if (failed?.error)
    return (
      <Card title={<h2>Go live</h2>}>
        <ErrorState
          what="the difference"
          error={failed.error}
          onRetry={() => all.forEach((query) => void query.refetch())}
        />
      </Card>
    )
  if (!difference)
    return (
      <Card title={<h2>Go live</h2>}>
        <ListSkeleton rows={2} what="what production lacks" />
      </Card>
    )
  return <DifferenceList difference={difference} locks={locks === true} />
}

/** `locks`: the first address to be copied shuts every other one out. */
function DifferenceList({ difference, locks }: { difference: readonly Missing[]; locks: boolean }) {
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([])
  const { copy, copying, refusals } = useCopyToProduction(setSecrets)
  const busy = copying !== null
  return (
    <Card
      label="Go live"
      title={<h2>Go live</h2>}
      mark={
        <>
          <EnvironmentTag environment="production" />
          {difference.length > 0 && <Tag>{countedWords(difference)} missing</Tag>}
        </>
      }
      actions={
        difference.length > 1 && (
          <Button size="sm" variant="filled" loading={busy} onClick={() => void copy(difference)}>
            Copy all to production
          </Button>
        )
      }
    >
      {difference.length === 0 ? (
        <p className={css.lead}>
          Production has every webhook and address that development has. Send your first order.
        </p>
      ) : (
        <>
          <p className={css.lead}>
            Set in development and not in production. A copied webhook gets a signing secret of its own, shown once.
            {locks && ' With the first address, production shuts out every other one.'}
          </p>
          <ul>
            {difference.map((missing) => (
              <MissingRow
                key={missing.key}
                missing={missing}
                refusal={refusals[missing.key]}
                busy={busy}
                copying={copying === missing.key}
                onCopy={() => void copy([missing])}
              />
            ))}
          </ul>
        </>
      )}
      {secrets.length > 0 && !busy && (
        <SecretDialog environment="production" secrets={secrets} onClose={() => setSecrets([])} />
      )}
    </Card>
  )
}
