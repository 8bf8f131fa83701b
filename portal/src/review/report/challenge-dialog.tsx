import type { challengeWebhook } from '@edis/contract/portal-calls/review'
import type { DataOf } from '@edis/contract/calls/call'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { eventWords } from '../event-words.ts'
import { useChallenge } from '../review.queries.ts'
import '@edis/ui/layout/fields.css'
import css from './report.module.css'

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
    <Dialog
      title={title}
      mark={<EnvironmentTag environment="development" />}
      onClose={challenge.isPending ? undefined : onClose}
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
      <FormError message={(challenge.error ?? loadError)?.message} />
      <DialogActions>
        <Button onClick={onClose} disabled={challenge.isPending}>
          {challenge.data ? 'Done' : 'Cancel'}
        </Button>
        <Button
          variant="filled"
          disabled={!webhookId}
          loading={challenge.isPending}
          onClick={() => webhookId && challenge.mutate({ webhook_id: webhookId, kind })}
        >
          {challenge.data ? 'Send another' : 'Send it'}
        </Button>
      </DialogActions>
    </Dialog>
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
