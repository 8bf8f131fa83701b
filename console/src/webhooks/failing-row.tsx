import rows from '@edis/ui/layout/rows.module.css'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { inFull } from '@edis/ui/time/local-date.ts'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { Button } from '@mantine/core'
import { PartnerName } from '../layout/partner-name.tsx'
import { faultWords } from '../layout/webhook-words.ts'
import { messages } from './messages.en.ts'
import css from './webhooks.module.css'
import type { FailingWebhook } from './webhooks.queries.ts'

type FailingRowProps = {
  webhook: FailingWebhook
  now: number
  /** undefined: whoever looks may not. */
  onReplay: (() => void) | undefined
}

export function FailingRow({ webhook, now, onReplay }: FailingRowProps) {
  const { partner_id: partner, partner_name: name, url, event, failing_since: since, waiting } = webhook
  return (
    <li className={`${rows.row} ${css.columns}`}>
      <PartnerName id={partner} name={name} />
      <span className={css.endpoint}>
        <code title={url}>{url.replace(/^https?:\/\//, '')}</code>
        <span className={css.quiet}>{event === '*' ? messages.allEvents : <code>{event}</code>}</span>
      </span>
      <span className={css.response}>
        {webhook.http_status === null ? (
          <span className={css.bad}>{faultWords(webhook.fault)}</span>
        ) : (
          <StatusCode status={webhook.http_status} />
        )}
        {webhook.disabled_reason !== null && <span className={css.bad}>{messages.disabled}</span>}
      </span>
      <span className={css.quiet} title={since === null ? undefined : inFull(new Date(since))}>
        {since === null ? '–' : spanWords(now - Date.parse(since))}
      </span>
      <span>{messages.waiting(waiting)}</span>
      {onReplay && (
        <Button size="xs" aria-label={messages.replay.of(name)} onClick={onReplay}>
          {messages.replay.act}
        </Button>
      )}
    </li>
  )
}
