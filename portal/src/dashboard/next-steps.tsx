import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { allowedIpsQuery } from '../allowed-ips/allowed-ips.queries.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { TickIcon } from '@edis/ui/layout/icons.tsx'
import { ErrorState } from '@edis/ui/states/list-states.tsx'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import css from './dashboard.module.css'
import { nextSteps, type Step } from './progress.ts'

/** What is left to do in the environment in view. */
export function NextSteps() {
  const environment = useEnvironment()
  const now = useNow(60_000)
  const credentials = useQuery(credentialsQuery(environment))
  const production = useQuery(credentialsQuery('production'))
  const webhooks = useQuery(webhooksQuery(environment))
  const addresses = useQuery(allowedIpsQuery(environment))
  const failed = [credentials, webhooks, addresses].find(({ error }) => error)
  const steps = nextSteps(
    {
      environment,
      tokenExpires: credentials.data?.expires,
      webhooks: webhooks.data?.filter(({ status }) => status === 'active').length,
      addresses: addresses.data?.length,
      productionGranted: production.data ? true : isNotGranted(production.error) ? false : undefined,
    },
    now,
  )
  return (
    <Card label="Next steps" title={<h2>Next steps</h2>} mark={<EnvironmentTag environment={environment} />}>
      {failed?.error && isNotGranted(failed.error) ? (
        <NotGranted />
      ) : failed?.error ? (
        <ErrorState what="your progress" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <ol>
          {steps.map((step) => (
            <NextStep key={step.title} step={step} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function NextStep({ step: { title, state, detail, path } }: { step: Step }) {
  return (
    <li className={css.step}>
      <span
        className={css.mark}
        data-done={state === 'done' || undefined}
        role="img"
        aria-label={state === 'done' ? 'Done' : 'To do'}
      >
        {state === 'done' && <TickIcon size={12} />}
      </span>
      <Link to={path}>{title}</Link>
      {state === 'unknown' ? <Skeleton height={10} mt={6} width="70%" /> : <p>{detail}</p>}
    </li>
  )
}
