import type { Environment } from '@edis/contract/environment'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { MenuIcon } from '../../shell/menu-icon.tsx'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { reportQuery, trafficQuery } from './dashboard.queries.ts'
import { messages } from './messages.en.ts'
import {
  failuresMatter,
  failuresPaths,
  type Matter,
  reportMatter,
  reportProgress,
  tokenMatter,
  webhookMatter,
} from './today.ts'
import css from './today.module.css'
import type { Span } from './traffic.ts'

/** What matters today in the environment in view, each leading to where it is dealt with. */
export function Today({ environment, span }: { environment: Environment; span: Span }) {
  const now = useNow(30_000)
  const credentials = useQuery(credentialsQuery(environment))
  const webhooks = useQuery(webhooksQuery(environment))
  const traffic = useQuery(trafficQuery(environment, span))
  const report = useQuery(reportQuery)
  const granted = environment === 'production' && credentials.isSuccess
  return (
    <ul className={css.today} aria-label={messages.today}>
      <Tile
        icon="report"
        title={messages.report.title}
        path="/review/report"
        matter={report.data && reportMatter(reportProgress(report.data), granted)}
        bare={!granted}
        error={report.error}
        onRetry={() => void report.refetch()}
      >
        {!granted && (
          <span className={css.checks} aria-hidden="true">
            {report.data
              ?.filter(({ required }) => required)
              .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
              .map(({ id, status }) => (
                <i key={id} data-status={status} />
              ))}
          </span>
        )}
      </Tile>
      <Tile
        icon="generate-token"
        title={messages.token.title}
        path="/credentials"
        matter={credentials.data && tokenMatter(credentials.data.expires, now)}
        error={credentials.error}
        onRetry={() => void credentials.refetch()}
      />
      <Tile
        icon="webhook-setting"
        title={messages.webhooks.title}
        path="/webhook"
        matter={webhooks.data && webhookMatter(webhooks.data)}
        error={webhooks.error}
        onRetry={() => void webhooks.refetch()}
      />
      <Tile
        icon="failures"
        title={messages.failures.title}
        path={failuresPaths[span]}
        matter={traffic.data && failuresMatter(traffic.data, span)}
        bare
        error={traffic.error}
        onRetry={() => void traffic.refetch()}
      />
    </ul>
  )
}

const order = ['passed', 'failed', 'untested']

type TileProps = {
  /** Of the entry of the menu that leads to the same page. */
  icon: string
  title: string
  path: string
  matter: Matter | undefined
  /** Without the dot in the colour of its state. */
  bare?: boolean
  error: Error | null
  onRetry: () => void
  children?: ReactNode
}

function Tile({ icon, title, path, matter, bare = false, error, onRetry, children }: TileProps) {
  return (
    <li className={css.tile}>
      <h2>
        <MenuIcon of={icon} />
        <Link to={path}>{title}</Link>
      </h2>
      {matter ? (
        <>
          <p className={css.value}>
            {!bare && <Dot tone={matter.tone} />}
            {matter.value} {matter.of && <small>{matter.of}</small>}
            {children}
          </p>
          <p className={css.detail}>
            {matter.bad && <b>{matter.bad}</b>}
            {matter.bad && matter.detail && ' · '}
            {matter.detail}
          </p>
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
          <Skeleton height={18} mt={9} mb={10} width="45%" />
          <Skeleton height={10} width="80%" />
        </div>
      )}
    </li>
  )
}
