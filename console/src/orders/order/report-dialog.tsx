import { orderMoves, orderStates } from '@edis/contract/order-states'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { useEnvironment } from '../../environment.ts'
import { refusalWords } from '../../layout/refusal-words.ts'
import { type ShownOrder, useReport } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.report

type ReportDialogProps = { order: ShownOrder['order']; onClose: () => void }

/** Reports what a courier or warehouse did and did not report. */
export function ReportDialog({ order, onClose }: ReportDialogProps) {
  const environment = useEnvironment()
  const report = useReport(environment, order.order_id)
  const statusError = fieldError(report.error, 'status')
  const next: readonly string[] = orderMoves[order.status]
  const choices = Object.groupBy(
    orderStates.filter((state) => state !== 'cancel_requested'),
    (state) => (next.includes(state) ? 'next' : 'other'),
  )
  const submit = (form: FormData) => {
    const status = oneOf(orderStates, filledIn(form, 'status'))
    if (!status) return
    const location = filledIn(form, 'location')
    report.mutate(
      { status, note: filledIn(form, 'note'), location },
      {
        onSuccess({ outcome, reason, sequence }) {
          if (outcome === 'refused') toast(messages.refused(refusalWords(reason ?? '')), 'failed')
          else if (outcome === 'repeated')
            toast(
              location !== '' && sequence > order.sequence
                ? messages.late(stateWords(status))
                : messages.repeated(stateWords(status)),
              'failed',
            )
          else toast(messages.done(stateWords(status)))
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={messages.title}
      environment={environment}
      act={messages.act}
      running={report}
      fieldErrors={[statusError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <NativeSelect
        data-autofocus
        label={messages.status}
        name="status"
        data={(['next', 'other'] as const).map((group) => ({
          group: messages.groups[group],
          items: (choices[group] ?? []).map((state) => ({ value: state, label: stateWords(state) })),
        }))}
        error={statusError}
      />
      <TextInput label={messages.location} name="location" maxLength={100} />
      <TextInput label={messages.note} name="note" maxLength={200} />
    </FormDialog>
  )
}
