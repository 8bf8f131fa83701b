import type { challengeWebhook } from '@edis/contract/portal-calls/review'
import type { DataOf } from '@edis/contract/calls/call'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { eventWords } from '../../event-words.ts'
import { useChallenge } from '../review.queries.ts'
import '@edis/ui/layout/fields.css'
import css from './challenge-dialog.module.css'

type Challenged = DataOf<typeof challengeWebhook>

const words = {
  forged: {
    title: 'Send a forged delivery',
    what: 'We post a genuine event, which your endpoint must accept, then one with a wrong signature, which it must reject with 400, 401 or 403.',
  },
  stale: {
    title: 'Send a stale delivery',
    what: 'We post a genuine event, which your endpoint must accept, then one signed an hour ago, which it must reject with 400, 401 or 403.',
  },
}

/** Posts what must be rejected to a webhook of the partner's choice, and says what came of it. */
export function ChallengeDialog({ kind, onClose }: { kind: 'forged' | 'stale'; onClose: () => void }) {
  const { data: all, error: loadError } = useQuery(webhooksQuery('development'))
  const webhooks = all?.filter(({ status }) => status === 'active')
  const [chosen, setChosen] = useState('')
  const challenge = useChallenge()
  const webhookId = chosen || webhooks?.[0]?.id
  const { title, what } = words[kind]
  return (
    <ConfirmDialog
      title={title}
      environment="development"
      act={challenge.data ? 'Send another' : 'Send it'}
      tone="filled"
      disabled={!webhookId}
      leave={challenge.data ? 'Done' : 'Cancel'}
      running={{ isPending: challenge.isPending, error: challenge.error ?? loadError }}
      onConfirm={() => webhookId && challenge.mutate({ webhook_id: webhookId, kind })}
      onClose={onClose}
    >
      <p>{what}</p>
      {webhooks?.length === 0 ? (
        <p>
          There is no active webhook in development. <Link to="/webhook">Add one</Link>, then come back.
        </p>
      ) : (
        <NativeSelect
          data-autofocus
          label="Webhook"
          value={webhookId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={(webhooks ?? []).map(({ id, url, event }) => ({ value: id, label: `${url} (${eventWords(event)})` }))}
        />
      )}
      <div role="status">{challenge.data && <Outcome challenged={challenge.data} kind={kind} />}</div>
    </ConfirmDialog>
  )
}

function Outcome({ challenged, kind }: { challenged: Challenged; kind: 'forged' | 'stale' }) {
  const { rejected, http_status: status, entry } = challenged
  return (
    <p className={css.outcome} data-tone={rejected ? 'live' : 'bad'}>
      {rejected
        ? `Passed: your endpoint accepted the genuine event and returned ${status} to the ${kind} one.`
        : `Failed. ${entry.hint}`}
    </p>
  )
}
