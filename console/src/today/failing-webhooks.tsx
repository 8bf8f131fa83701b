import { Tag } from '@edis/ui/layout/tag.tsx'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { faultWords, statusTone } from '../layout/webhook-words.ts'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Props = { list: Today['failing_webhooks']; now: number }

export const FailingWebhooks = ({ list, now }: Props) => (
  <TodayList id="failing-webhooks" title={messages.tiles.webhooks} list={list} bad none={messages.none.webhooks}>
    {({ partner_id: id, partner_name: name, webhook_id: webhookId, url, failing_since: since, waiting, ...last }) => (
      <li key={webhookId} className={`${css.row} ${css.webhooks}`}>
        <PartnerName id={id} name={name} />
        <code title={url}>{URL.parse(url)?.host ?? url}</code>
        <span className={css.failure}>
          {last.http_status === null ? (
            <span className={css.bad}>{faultWords(last.fault)}</span>
          ) : (
            <Tag tone={statusTone(last.http_status)}>{last.http_status}</Tag>
          )}
          {since !== null && <span className={css.quiet}>{spanWords(now - Date.parse(since))}</span>}
        </span>
        <span className={css.quiet}>{messages.waitingCount(waiting)}</span>
        <ButtonLink size="xs" to={paths.partner} params={{ partner: id }} aria-label={messages.openOf(name)}>
          {messages.open}
        </ButtonLink>
      </li>
    )}
  </TodayList>
)
