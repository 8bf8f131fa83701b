import { areRequestsInTrouble, requestTrouble } from '@edis/contract/console/partner-trouble'
import { percent } from '@edis/ui/numbers/numbers.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Partner = Today['partners_in_trouble']['items'][number]
type Props = { list: Today['partners_in_trouble']; partners: number }

export const PartnersInTrouble = ({ list, partners }: Props) => (
  <TodayList
    id="partners-in-trouble"
    title={messages.tiles.partners}
    list={list}
    all={{ to: paths.partners, search: { show: 'trouble' } }}
    none={messages.none.partners}
    foot={messages.othersHealthy(partners - list.count)}
  >
    {(partner) => {
      const { partner_id: id, partner_name: name } = partner
      // Errors say nothing of webhooks
      const error = areRequestsInTrouble(partner) ? partner.top_error : null
      return (
        <li key={id} className={`${css.row} ${css.trouble}`}>
          <PartnerName id={id} name={name} />
          <span className={css.bad}>{causeOf(partner)}</span>
          <code title={error ?? undefined}>{error ?? '–'}</code>
          <ButtonLink size="xs" to={paths.partner} params={{ partner: id }} aria-label={messages.openOf(name)}>
            {messages.open}
          </ButtonLink>
        </li>
      )
    }}
  </TodayList>
)

/** What brought it into trouble, its requests before its webhooks. */
function causeOf(partner: Partner): string {
  const { error_rate: rate, rate_limited: limited, broken_webhooks: broken } = partner
  if (!areRequestsInTrouble(partner)) return messages.broken(broken)
  return rate >= requestTrouble.errorRate ? messages.errors(percent(rate * 100, 1)) : messages.limited(limited)
}
