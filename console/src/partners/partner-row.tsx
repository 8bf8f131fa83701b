import { brokenWebhooks } from '@edis/contract/console/partner-trouble'
import { Dot } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { number, percent } from '@edis/ui/numbers/numbers.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../layout/badge.tsx'
import { paths } from '../shell/page-paths.ts'
import { healthOf, healthTone, healthWords, requestHealthOf, standingOf } from './health.ts'
import { messages } from './messages.en.ts'
import type { Partner } from './partners.queries.ts'
import css from './partners.module.css'

/** The whole row leads to the partner. */
export function PartnerRow({ partner }: { partner: Partner }) {
  const { partner_id: id, name, email, health } = partner
  const state = healthOf(partner)
  const standing = standingOf(partner)
  const broken = brokenWebhooks(health)
  return (
    <li className={`${rows.row} ${css.columns}`}>
      <span className={css.partner}>
        <Badge name={name} />
        <Link className={rows.link} to={paths.partner} params={{ partner: id }}>
          {name}
        </Link>
        <span className={css.email}>{email}</span>
      </span>
      <span className={css.standing} data-tone={standing.tone}>
        <Dot tone={standing.tone} />
        {standing.words}
      </span>
      <span className={css.standing} data-tone={healthTone[state]}>
        <Dot tone={healthTone[state]} />
        {healthWords(state)}
      </span>
      <span data-name={messages.columns.calls}>{number(health.calls)}</span>
      <span className={css.rate} data-name={messages.columns.errors} data-tone={healthTone[requestHealthOf(health)]}>
        {health.calls === 0 ? '–' : percent(health.error_rate * 100, 1)}
        {health.rate_limited > 0 && <small>{messages.limited(health.rate_limited)}</small>}
      </span>
      <span className={broken > 0 ? css.bad : css.quiet}>{broken > 0 ? messages.failing(broken) : '–'}</span>
      <span className={css.quiet}>{percent(health.report.percent)}</span>
    </li>
  )
}
