import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { ReasonField } from '../../layout/reason-field.tsx'
import type { Partner } from '../partners.queries.ts'
import { useDecision } from './change-partner.ts'
import { messages } from './messages.en.ts'

/** Suspends a partner, or lets it back. */
export function StandingDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const decide = useDecision(partner.partner_id)
  const decision = partner.status === 'active' ? 'suspend' : 'resume'
  const texts = decision === 'suspend' ? messages.suspend : messages.resume
  const reasonError = fieldError(decide.error, 'reason')
  return (
    <FormDialog
      title={texts.title(partner.name)}
      act={texts.act}
      tone={decision === 'suspend' ? 'danger' : 'filled'}
      running={decide}
      fieldErrors={[reasonError]}
      onSubmit={(form) =>
        decide.mutate(
          { decision, reason: filledIn(form, 'reason') },
          {
            onSuccess() {
              toast(texts.done(partner.name))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <ReasonField error={reasonError} autoFocus />
    </FormDialog>
  )
}
