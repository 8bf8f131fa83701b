import { toast } from '@edis/ui/states/toast.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { useEnvironment } from '../../environment.ts'
import { Check } from '../check.tsx'
import { MomentField, momentIn } from '../moment-field.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { messages } from './messages.en.tsx'
import { useReplay } from './use-replay.ts'

type ReplayDialogProps = { id: string; url: string; partner: string; disabled: boolean; onClose: () => void }

/** Sends again what a webhook has missed; one that was disabled must be enabled for that. */
export function ReplayDialog({ id, url, partner, disabled, onClose }: ReplayDialogProps) {
  const environment = useEnvironment()
  const replay = useReplay(environment, id)
  const sinceError = fieldError(replay.error, 'since')
  const done = () => {
    toast(messages.done(partner))
    onClose()
  }
  return (
    <ReasonDialog
      title={messages.title(partner)}
      environment={environment}
      act={messages.act}
      running={replay}
      fieldErrors={[sinceError]}
      onAct={(reason, form) =>
        replay.mutate({ since: momentIn(form, 'since'), enable: form.has('enable'), reason }, { onSuccess: done })
      }
      onClose={onClose}
    >
      <p>{messages.text(<code>{url}</code>)}</p>
      {disabled && (
        <Check name="enable" defaultChecked note={messages.enableText}>
          {messages.enable}
        </Check>
      )}
      <MomentField label={messages.since} note={messages.sinceText} name="since" error={sinceError} />
    </ReasonDialog>
  )
}
