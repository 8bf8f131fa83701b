import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { EnvironmentTag } from '../../ui/tag.tsx'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { eventWords } from '../event-words.ts'
import { useChallenge } from '../review.queries.ts'
import '../../ui/fields.css'
import css from './report.module.css'

const words = {
  forged: {
    title: 'Send a forged delivery',
    what: 'We post an event with a wrong signature. A receiver that verifies it answers anything but 2xx.',
  },
  stale: {
    title: 'Send a stale delivery',
    what: 'We post an event that was rightly signed, but an hour ago. A receiver that checks webhook-timestamp answers anything but 2xx.',
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
      <div role="status">
        {challenge.data && <Outcome rejected={challenge.data.rejected} answer={challenge.data.http_status} />}
      </div>
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

function Outcome({ rejected, answer }: { rejected: boolean; answer: number | null }) {
  return (
    <p className={css.outcome} data-tone={rejected ? 'live' : 'bad'}>
      {rejected
        ? `Passed: your receiver answered ${answer}.`
        : answer === null
          ? 'Failed: your receiver did not answer at all. It must be there, and say no.'
          : `Failed: your receiver answered ${answer}, so it took the delivery for ours.`}
    </p>
  )
}
