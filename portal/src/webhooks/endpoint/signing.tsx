import type { Environment } from '@edis/contract/environment'
import { rotateWebhookSecret, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useMay } from '../../permission.ts'
import { messages as shared } from '../messages.en.ts'
import { VerificationCode } from '../tools/verification-code.tsx'
import type { WebhookTask } from '../webhook-dialogs.tsx'
import css from './endpoint.module.css'
import { messages } from './messages.en.ts'

type SigningProps = {
  environment: Environment
  webhook: Webhook
  onTask: (task: WebhookTask) => void
  onDebug: () => void
}

/** The secret, which is shown once alone, and what an endpoint does with it. */
export function Signing({ environment, webhook, onTask, onDebug }: SigningProps) {
  const may = useMay()
  const { previous_secret_expires: overlap } = webhook
  return (
    <div className={css.test}>
      <div className={css.secret}>
        <p>{messages.secretShownOnce}</p>
        {may(rotateWebhookSecret, environment) && (
          <Button size="sm" onClick={() => onTask({ kind: 'rotate', webhook })}>
            {shared.actions.rotate}
          </Button>
        )}
        <Button size="sm" onClick={onDebug}>
          {shared.signatureDebugger}
        </Button>
      </div>
      {overlap !== null && <p>{shared.previousSecret(localMoment(new Date(overlap)))}</p>}
      <VerificationCode />
    </div>
  )
}
