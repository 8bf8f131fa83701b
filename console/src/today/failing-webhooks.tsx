import { roleAllows } from '@edis/contract/calls/console-call'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ButtonLink } from '../layout/button-link.tsx'
import { PartnerName } from '../layout/partner-name.tsx'
import { faultWords, statusTone } from '../layout/webhook-words.ts'
import { paths } from '../shell/page-paths.ts'
import { useMe } from '../session.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Webhook = Today['failing_webhooks']['items'][number]
type Props = { list: Today['failing_webhooks']; now: number }

const ReplayDialog = lazyPart(async () => (await import('../layout/replay/replay-dialog.tsx')).ReplayDialog)

export function FailingWebhooks({ list, now }: Props) {
  const mayReplay = roleAllows(useMe().role, 'orders:write')
  const [replaying, setReplaying] = useState<Webhook | null>(null)
  return (
    <>
      <TodayList
        id="failing-webhooks"
        title={messages.tiles.webhooks}
        list={list}
        bad
        all={{ to: paths.webhooks }}
        none={messages.none.webhooks}
      >
        {(webhook) => (
          <li key={webhook.webhook_id} className={`${css.row} ${css.webhooks}`}>
            <PartnerName id={webhook.partner_id} name={webhook.partner_name} />
            <code title={webhook.url}>{URL.parse(webhook.url)?.host ?? webhook.url}</code>
            <Failure webhook={webhook} now={now} />
            <span className={css.quiet}>{messages.waitingCount(webhook.waiting)}</span>
            {mayReplay ? (
              <Button
                size="xs"
                aria-label={messages.replayOf(webhook.partner_name)}
                onClick={() => setReplaying(webhook)}
              >
                {messages.replay}
              </Button>
            ) : (
              <ButtonLink
                size="xs"
                to={paths.partner}
                params={{ partner: webhook.partner_id }}
                aria-label={messages.openOf(webhook.partner_name)}
              >
                {messages.open}
              </ButtonLink>
            )}
          </li>
        )}
      </TodayList>
      {replaying && (
        <Suspense>
          <ReplayDialog
            id={replaying.webhook_id}
            url={replaying.url}
            partner={replaying.partner_name}
            disabled={replaying.disabled_reason !== null}
            onClose={() => setReplaying(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The last response, or why there was none, and since when it fails. */
function Failure({ webhook: { failing_since: since, ...last }, now }: { webhook: Webhook; now: number }) {
  return (
    <span className={css.failure}>
      {last.http_status === null ? (
        <span className={css.bad}>{faultWords(last.fault)}</span>
      ) : (
        <Tag tone={statusTone(last.http_status)}>{last.http_status}</Tag>
      )}
      {since !== null && <span className={css.quiet}>{messages.failingFor(spanWords(now - Date.parse(since)))}</span>}
    </span>
  )
}
