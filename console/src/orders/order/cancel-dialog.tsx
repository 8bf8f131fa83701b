import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useEnvironment } from '../../environment.ts'
import { ReasonField } from '../../layout/reason-field.tsx'
import { type ShownOrder, useCancelDecision } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'

type CancelDialogProps = { order: ShownOrder['order']; accept: boolean; onClose: () => void }

/** Answers a partner that wants an order cancelled. */
export function CancelDialog({ order, accept, onClose }: CancelDialogProps) {
  const environment = useEnvironment()
  const decide = useCancelDecision(environment, order.order_id)
  const messages = accept ? all.cancel.accept : all.cancel.decline
  const reasonError = fieldError(decide.error, 'reason')
  const done = () => {
    toast(messages.done)
    onClose()
  }
  return (
    <FormDialog
      title={messages.title}
      environment={environment}
      act={messages.act}
      leave={all.cancel.leave}
      tone={accept ? 'danger' : 'filled'}
      running={decide}
      fieldErrors={[reasonError]}
      onSubmit={(form) => decide.mutate({ accept, reason: filledIn(form, 'reason') }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <ReasonField error={reasonError} autoFocus />
    </FormDialog>
  )
}
