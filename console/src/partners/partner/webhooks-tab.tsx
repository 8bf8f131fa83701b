import { roleAllows } from '@edis/contract/calls/console-call'
import { Card } from '@edis/ui/layout/card.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { faultWords, statusTone } from '../../layout/webhook-words.ts'
import { useMe } from '../../session.ts'
import { ReplayDialog } from '../../layout/replay/replay-dialog.tsx'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'

const messages = all.webhooks

/** Where the partner receives events, and whether it does. */
export function WebhooksTab({ shown: { webhooks, partner } }: { shown: ShownPartner }) {
  const now = useNow(30_000)
  const mayReplay = roleAllows(useMe().role, 'orders:write')
  const [replaying, setReplaying] = useState<ShownPartner['webhooks'][number] | null>(null)
  return (
    <Card label={messages.title} title={<h2>{messages.title}</h2>}>
      {webhooks.length === 0 && <p className={css.none}>{messages.none}</p>}
      <ul className={css.lines}>
        {webhooks.map((webhook) => {
          const { webhook_id: id, event, url, disabled_reason: disabled, failing_since: since, ...last } = webhook
          return (
            <li key={id}>
              <span>
                <code>{url}</code> · {event === '*' ? messages.allEvents : event}
              </span>
              <span className={css.states}>
                {disabled && <Tag tone="bad">{messages.disabled[disabled]}</Tag>}
                {since &&
                  (last.http_status === null ? (
                    <Tag tone="bad">{faultWords(last.fault)}</Tag>
                  ) : (
                    <Tag tone={statusTone(last.http_status)}>{last.http_status}</Tag>
                  ))}
                {since
                  ? messages.failingFor(spanWords(now - Date.parse(since)))
                  : messages.day(last.succeeded, last.failed)}
                {mayReplay && disabled !== 'paused' && (since || disabled) && (
                  <Button size="xs" aria-label={messages.replayOf(url)} onClick={() => setReplaying(webhook)}>
                    {messages.replay}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {replaying && (
        <ReplayDialog
          id={replaying.webhook_id}
          url={replaying.url}
          partner={partner.name}
          disabled={replaying.disabled_reason !== null}
          onClose={() => setReplaying(null)}
        />
      )}
    </Card>
  )
}
