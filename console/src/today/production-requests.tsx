import { spanWords } from '@edis/ui/time/time-left.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Props = { list: Today['production_requests']; now: number }

export const ProductionRequests = ({ list, now }: Props) => (
  <TodayList
    id="production-requests"
    title={messages.tiles.requests}
    list={list}
    all={{ to: paths.approvals }}
    none={messages.none.requests}
  >
    {({ partner_id: id, partner_name: name, requested_at: requestedAt, report: { passed, required } }) => (
      <li key={id} className={`${css.row} ${css.requests}`}>
        <PartnerName id={id} name={name} />
        <span className={passed === required ? css.good : css.attention}>{messages.passed(passed, required)}</span>
        <span className={css.quiet}>{messages.waiting(spanWords(now - Date.parse(requestedAt)))}</span>
        <ButtonLink size="xs" to={paths.partner} params={{ partner: id }} aria-label={messages.reviewOf(name)}>
          {messages.review}
        </ButtonLink>
      </li>
    )}
  </TodayList>
)
