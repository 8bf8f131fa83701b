import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { requestCountsQuery } from '../../requests/requests.queries.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { reportQuery } from './dashboard.queries.ts'
import { type Matter, reportMatter, reportProgress, tokenMatter, trafficMatter, webhookMatter } from './today.ts'
import { messages } from './messages.en.ts'
import css from './today.module.css'
import { slotsOf, trafficOf } from './traffic.ts'

/** What matters today in the environment in view, each leading to where it is dealt with. */
export function Today() {
  const environment = useEnvironment()
  const now = useNow(30_000)
  const credentials = useQuery(credentialsQuery(environment))
  const webhooks = useQuery(webhooksQuery(environment))
  const counts = useQuery(requestCountsQuery(environment, 24))
  const report = useQuery(reportQuery)
  // The cards below say it.
  if (isNotGranted(credentials.error)) return null
  return (
    <ul className={css.today} aria-label={messages.today}>
      {environment === 'development' && (
        <Tile
          title={messages.report.title}
          path="/review/report"
          matter={report.data && reportMatter(reportProgress(report.data))}
          part={report.data && partOf(reportProgress(report.data))}
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      )}
      <Tile
        title={messages.token.title}
        path="/credentials"
        matter={credentials.data && tokenMatter(credentials.data.expires, now)}
        error={credentials.error}
        onRetry={() => void credentials.refetch()}
      />
      <Tile
        title={messages.webhooks.title}
        path="/webhook"
        matter={webhooks.data && webhookMatter(webhooks.data)}
        error={webhooks.error}
        onRetry={() => void webhooks.refetch()}
      />
      <Tile
        title={messages.errors.title}
        path="/requests"
        matter={counts.data && trafficMatter(trafficOf(slotsOf(counts.data.hours, '24h', now)))}
        error={counts.error}
        onRetry={() => void counts.refetch()}
      />
    </ul>
  )
}

const partOf = ({ passed, required }: { passed: number; required: number }) => passed / Math.max(1, required)

type TileProps = {
  title: string
  path: string
  matter: Matter | undefined
  /** How much of it is done, 0 to 1. */
  part?: number | undefined
  error: Error | null
  onRetry: () => void
}

function Tile({ title, path, matter, part, error, onRetry }: TileProps) {
  return (
    <li className={css.tile}>
      <h2>
        {matter && <Dot tone={matter.tone} />}
        <Link to={path}>{title}</Link>
      </h2>
      {matter ? (
        <>
          <p className={css.value}>{matter.value}</p>
          <p className={css.detail} data-tone={matter.tone}>
            {matter.detail}
          </p>
          {part !== undefined && (
            <svg className={css.part} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={100} height={4} />
              <rect width={part * 100} height={4} data-done />
            </svg>
          )}
        </>
      ) : error ? (
        <p className={css.detail}>
          {messages.failed}{' '}
          <button type="button" onClick={onRetry}>
            {messages.retry}
          </button>
        </p>
      ) : (
        <div role="status" aria-label={messages.loadingOf(title)}>
          <Skeleton height={16} mt={6} width="45%" />
          <Skeleton height={10} mt={10} width="80%" />
        </div>
      )}
    </li>
  )
}
