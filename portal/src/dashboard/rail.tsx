import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChevronIcon, CloseIcon, TickIcon } from '@edis/ui/layout/icons.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import board from './dashboard.module.css'
import { flowSteps } from './flow-parts.tsx'
import { IntegrationFlow } from './integration-flow.tsx'
import { messages } from './messages.en.ts'
import css from './rail.module.css'
import { reportQuery } from './today/dashboard.queries.ts'
import { isFailing, isOff } from './today/today.ts'
import { goingLiveQuery } from '../review/review.queries.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'

const words = messages.rail

/** The diagram in one line, with what the report says of each step; the whole of it when it is asked for. */
export function Rail() {
  const [open, setOpen] = useState(false)
  const { data: entries = [] } = useQuery(reportQuery)
  const { data: webhooks = [] } = useQuery(webhooksQuery(useEnvironment()))
  const { data: standing } = useQuery(goingLiveQuery)
  const granted = standing?.production === 'granted'
  const fails = webhooks.some((webhook) => isOff(webhook) || isFailing(webhook))
  // What was complete once stays so
  const reviewed =
    granted ||
    Boolean(standing?.completed_at) ||
    (entries.length > 0 && entries.every(({ required, status }) => !required || status === 'passed'))
  return (
    <section aria-label={words.title}>
      <div className={css.rail}>
        <span className={css.name}>{words.title}</span>
        <ol>
          {flowSteps.map(({ title, caption, back }) => {
            const status = back && fails ? 'failing' : statusOf(entries, back ? null : caption)
            return (
              <li key={title}>
                <Mark status={status} />
                {status === 'failing' ? <Link to="/webhook">{title}</Link> : title}
              </li>
            )
          })}
          <li>
            <Tag tone="dev">{messages.flow.development}</Tag>
          </li>
          <li>
            <Mark status={reviewed ? 'passed' : 'untested'} />
            <Link to="/review/report">{messages.flow.review}</Link>
          </li>
          <li>
            {granted && <Mark status="passed" />}
            <Tag tone={granted ? 'live' : 'plain'}>{messages.flow.production}</Tag>
          </li>
        </ol>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronIcon size={14} /> {open ? words.hide : words.show}
        </button>
      </div>
      {open && (
        <div className={css.whole}>
          <figure className={board.flow}>
            <IntegrationFlow />
          </figure>
        </div>
      )}
    </section>
  )
}

/** Of a call, or of all events together. */
function statusOf(entries: readonly ReportEntry[], call: string | null): ReportEntry['status'] {
  const own = entries.filter(({ call: of, required }) =>
    call === null ? required && of?.startsWith('order.') : of === call,
  )
  if (own.some(({ status }) => status === 'failed')) return 'failed'
  return own.length > 0 && own.every(({ status }) => status === 'passed') ? 'passed' : 'untested'
}

const Mark = ({ status }: { status: ReportEntry['status'] | 'failing' }) => (
  <span className={css.mark} data-status={status} role="img" aria-label={words.states[status]}>
    {status === 'passed' && <TickIcon size={10} />}
    {status === 'failing' && '!'}
    {status === 'failed' && <CloseIcon size={10} />}
  </span>
)
