import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextArea } from '@edis/ui/controls/text-area.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { request } from '../../api.ts'
import { useEnvironment } from '../../environment.ts'
import { ReasonField } from '../reason-field.tsx'
import { messages } from './messages.en.ts'

type WriteDialogProps = {
  partner: { id: string; name: string }
  /** What it is about. */
  order?: { id: string; name: string }
  onClose: () => void
}

/** An email to the owners of a partner, in the words of who writes it. */
export function WriteDialog({ partner, order, onClose }: WriteDialogProps) {
  const environment = useEnvironment()
  const send = useChange(
    (fields: { subject: string; text: string; reason: string }) =>
      request(environment, mailPartnerByHand, { partner_id: partner.id, order_id: order?.id, ...fields }),
    ['orders'],
  )
  const errors = {
    subject: fieldError(send.error, 'subject'),
    text: fieldError(send.error, 'text'),
    reason: fieldError(send.error, 'reason'),
  }
  return (
    <FormDialog
      title={messages.title(partner.name)}
      act={messages.send}
      running={send}
      fieldErrors={Object.values(errors)}
      onSubmit={(form) =>
        send.mutate(
          { subject: filledIn(form, 'subject'), text: filledIn(form, 'text'), reason: filledIn(form, 'reason') },
          {
            onSuccess() {
              toast(messages.done(partner.name))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{order ? messages.about(order.name) : messages.text}</p>
      <TextField
        label={messages.subject}
        name="subject"
        required
        minLength={3}
        maxLength={120}
        data-autofocus
        error={errors.subject}
      />
      <TextArea
        label={messages.message}
        name="text"
        required
        minLength={10}
        maxLength={5_000}
        rows={6}
        error={errors.text}
      />
      <ReasonField error={errors.reason} />
    </FormDialog>
  )
}
