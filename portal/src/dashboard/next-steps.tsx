import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { allowedIpsQuery } from '../allowed-ips/allowed-ips.queries.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { TickIcon } from '@edis/ui/layout/icons.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { localDay } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { goingLiveQuery } from '../review/review.queries.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import css from './dashboard.module.css'
import { messages } from './messages.en.ts'
import { nextSteps, type Step } from './progress.ts'

/** What is left to do in the environment in view. */
export function NextSteps() {
  const environment = useEnvironment()
  const now = useNow(60_000)
  const credentials = useQuery(credentialsQuery(environment))
  const production = useQuery(credentialsQuery('production'))
  const webhooks = useQuery(webhooksQuery(environment))
  const addresses = useQuery(allowedIpsQuery(environment))
  const { data: standing } = useQuery(goingLiveQuery)
  const failed = [credentials, webhooks, addresses].find(({ error, data }) => error && (!data || isNotGranted(error)))
  const steps = nextSteps(
    {
      environment,
      tokenExpires: credentials.data?.expires,
      webhooks: webhooks.data?.filter(({ status }) => status === 'active').length,
      addresses: addresses.data?.length,
      productionGranted: production.data ? true : isNotGranted(production.error) ? false : undefined,
      declined:
        standing?.production === 'refused' && standing.refused_at
          ? { day: localDay(new Date(standing.refused_at)), reason: standing.refused_reason ?? '' }
          : null,
    },
    now,
  )
  const first = steps.every(({ state }) => state !== 'unknown')
    ? steps.find(({ state }) => state === 'open')
    : undefined
  // A step says itself that it is not yet known.
  const query = {
    data: failed ? undefined : steps,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  }
  return (
    <QueryCard
      label={messages.steps.title}
      title={<h2>{messages.steps.title}</h2>}
      query={query}
      what={messages.steps.what}
    >
      {(known) => (
        <ol className={css.steps}>
          {known.map((step) => (
            <NextStep key={step.title} step={step} isFirst={step === first} />
          ))}
        </ol>
      )}
    </QueryCard>
  )
}

/** `isFirst`: of those to do. */
function NextStep({ step: { title, state, detail, act, path }, isFirst }: { step: Step; isFirst: boolean }) {
  return (
    <li className={css.step}>
      <span
        className={css.mark}
        data-done={state === 'done' || undefined}
        role="img"
        aria-label={state === 'done' ? messages.steps.done : messages.steps.open}
      >
        {state === 'done' && <TickIcon size={12} />}
      </span>
      <Link to={path} className={css.title}>
        {title}
      </Link>
      {state === 'unknown' ? <Skeleton height={10} mt={6} width="70%" /> : <p>{detail}</p>}
      {isFirst && (
        <Button className={css.start} variant="filled" component={Link} to={path}>
          {act}
        </Button>
      )}
    </li>
  )
}
