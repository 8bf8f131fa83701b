import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { useState } from 'react'
import { useReplay } from './deliveries/deliveries.queries.ts'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { type Period, periods } from '@edis/ui/time/period.ts'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { countWords } from './health.ts'
import css from './webhooks.module.css'

type Since = Period | 'all' | 'own'
const choices = [
  { value: 'all', title: 'All' },
  { value: '1h', title: 'Last hour' },
  { value: '24h', title: 'Last 24 hours' },
  { value: '7d', title: 'Last 7 days' },
  { value: 'own', title: 'Since…' },
] as const

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
      title="Replay what failed or is held?"
      environment={environment}
      act="Replay"
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
        {countWords(webhook.health.replayable)} {webhook.health.replayable === 1 ? 'delivery is' : 'deliveries are'}{' '}
        sent again, each under its own <code>webhook-id</code>: a receiver that drops what it has seen does nothing
        twice.
      </p>
      {webhook.status === 'disabled' && (
        <p>
          <strong>The webhook is off.</strong> Enable it first: what is replayed to it is only held again.
        </p>
      )}
      <Segments label="Events of" choices={choices} value={since} onChange={setSince} />
      {since === 'own' && (
        <label className={css.since}>
          Of events since
          <input type="datetime-local" value={own} onChange={({ currentTarget }) => setOwn(currentTarget.value)} />
        </label>
      )}
    </ConfirmDialog>
  )
}
