import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { useState } from 'react'
import { useReplay } from '../deliveries/deliveries.queries.ts'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { type Period, periods } from '@edis/ui/time/period.ts'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { countWords } from '../health.ts'
import { messages } from './messages.en.tsx'
import css from '../webhooks.module.css'

type Since = Period | 'all' | 'own'
const { replay: texts } = messages
const choices = (['all', '1h', '24h', '7d', 'own'] as const).map((value) => ({ value, title: texts.since[value] }))

type ReplayManyDialogProps = { environment: Environment; webhook: Webhook; onClose: () => void }

/** Sends again what failed or is held. It goes on in the background; the webhook's row shows how far it is. */
export function ReplayManyDialog({ environment, webhook, onClose }: ReplayManyDialogProps) {
  const replay = useReplay(environment)
  const [since, setSince] = useState<Since>('all')
  const [own, setOwn] = useState('')
  const start = () => {
    const from = since === 'own' ? new Date(own) : since === 'all' ? null : new Date(Date.now() - periods[since])
    replay.mutate({ webhook_id: webhook.id, ...(from && { since: from.toISOString() }) }, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      title={texts.title}
      environment={environment}
      act={texts.act}
      tone="filled"
      disabled={since === 'own' && own === ''}
      running={replay}
      onConfirm={start}
      onClose={onClose}
    >
      <p>
        <code>{webhook.url}</code>
      </p>
      <p>
        {texts.text(countWords(webhook.health.replayable), webhook.health.replayable === 1, (name) => (
          <code>{name}</code>
        ))}
      </p>
      {webhook.status === 'disabled' && (
        <p>
          {texts.disabled((text) => (
            <strong>{text}</strong>
          ))}
        </p>
      )}
      <Segments label={texts.events} choices={choices} value={since} onChange={setSince} />
      {since === 'own' && (
        <label className={css.since}>
          {texts.ownSince}
          <input type="datetime-local" value={own} onChange={({ currentTarget }) => setOwn(currentTarget.value)} />
        </label>
      )}
    </ConfirmDialog>
  )
}
