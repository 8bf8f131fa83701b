import { requestTrouble } from '@edis/contract/console/partner-trouble'
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
    {(partner) => (
      <li key={partner.partner_id} className={`${css.row} ${css.trouble}`}>
        <PartnerName id={partner.partner_id} name={partner.partner_name} />
        <span className={css.bad}>{causeOf(partner)}</span>
        <code title={partner.top_error ?? undefined}>{partner.top_error ?? '–'}</code>
        <ButtonLink
          size="xs"
          to={paths.partner}
          params={{ partner: partner.partner_id }}
          aria-label={messages.openOf(partner.partner_name)}
        >
          {messages.open}
        </ButtonLink>
      </li>
    )}
  </TodayList>
)

/** What brought it into trouble, its requests before its webhooks. */
function causeOf({ calls, error_rate: rate, rate_limited: limited, broken_webhooks: broken }: Partner): string {
  if (calls >= requestTrouble.calls && rate >= requestTrouble.errorRate) return messages.errors(percent(rate * 100, 1))
  return limited >= requestTrouble.rateLimited ? messages.limited(limited) : messages.broken(broken)
}
