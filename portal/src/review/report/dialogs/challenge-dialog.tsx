import type { challengeWebhook } from '@edis/contract/portal-calls/review'
import type { DataOf } from '@edis/contract/calls/call'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { webhooksQuery } from '../../../webhooks/webhooks.queries.ts'
import { eventWords } from '../../../event-words.ts'
import { useChallenge } from '../../review.queries.ts'
import { messages } from './messages.en.tsx'
import '@edis/ui/layout/fields.css'
import css from './challenge-dialog.module.css'

type Challenged = DataOf<typeof challengeWebhook>

const words = messages.challenge

/** Posts what must be rejected to a webhook of the partner's choice, and says what came of it. */
export function ChallengeDialog({ kind, onClose }: { kind: 'forged' | 'stale'; onClose: () => void }) {
  const { data: all, error: loadError } = useQuery(webhooksQuery('development'))
  const webhooks = all?.filter(({ status }) => status === 'active')
  const [chosen, setChosen] = useState('')
  const challenge = useChallenge()
  const webhookId = chosen || webhooks?.[0]?.id
  return (
    <ConfirmDialog
      title={words.titles[kind]}
      environment="development"
      act={challenge.data ? words.again : words.send}
      tone="filled"
      disabled={!webhookId}
      leave={challenge.data ? words.done : words.cancel}
      running={{ isPending: challenge.isPending, error: challenge.error ?? loadError }}
      onConfirm={() => webhookId && challenge.mutate({ webhook_id: webhookId, kind })}
      onClose={onClose}
    >
      <p>{words[kind]}</p>
      {webhooks?.length === 0 ? (
        <p>
          {words.none((text) => (
            <Link to="/webhook">{text}</Link>
          ))}
        </p>
      ) : (
        <NativeSelect
          data-autofocus
          label={words.webhook}
          value={webhookId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={(webhooks ?? []).map(({ id, url, event }) => ({
            value: id,
            label: words.webhookOf(url, eventWords(event)),
          }))}
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
      {rejected && status !== null ? words.passed[kind](status) : words.failed(entry.hint ?? '')}
    </p>
  )
}
