import { percent } from '@edis/ui/numbers/numbers.ts'
import { alarmingShare } from '../layout/alarming-share.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

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
    {({ partner_id: id, partner_name: name, error_rate: rate, rate_limited: limited, top_error: error }) => (
      <li key={id} className={`${css.row} ${css.trouble}`}>
        <PartnerName id={id} name={name} />
        {rate > 0 || limited === 0 ? (
          <span className={rate >= alarmingShare ? css.bad : css.attention}>
            {messages.errors(percent(rate * 100, 1))}
          </span>
        ) : (
          <span className={css.attention}>{messages.limited(limited)}</span>
        )}
        <code title={error ?? undefined}>{error ?? '–'}</code>
        <ButtonLink size="xs" to={paths.partner} params={{ partner: id }} aria-label={messages.openOf(name)}>
          {messages.open}
        </ButtonLink>
      </li>
    )}
  </TodayList>
)
