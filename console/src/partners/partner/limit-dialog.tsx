import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { TextInput } from '@mantine/core'
import { useEnvironment } from '../../environment.ts'
import { ReasonField } from '../../layout/reason-field.tsx'
import type { Partner } from '../partners.queries.ts'
import { useLimit } from './change-partner.ts'
import { messages as all } from './messages.en.ts'

const messages = all.limit

/** How many requests a minute the partner may make in the environment in view. */
export function LimitDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const environment = useEnvironment()
  const limit = useLimit(environment, partner.partner_id)
  const [numberError, reasonError] = [fieldError(limit.error, 'per_minute'), fieldError(limit.error, 'reason')]
  const submit = (form: FormData) => {
    const wanted = filledIn(form, 'per_minute')
    const done = () => {
      toast(messages.done(partner.name))
      onClose()
    }
    limit.mutate(
      { perMinute: wanted === '' ? null : Number(wanted), reason: filledIn(form, 'reason') },
      { onSuccess: done },
    )
  }
  return (
    <FormDialog
      title={messages.title(partner.name)}
      environment={environment}
      act={messages.save}
      running={limit}
      fieldErrors={[numberError, reasonError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={messages.perMinute}
        description={messages.usual}
        name="per_minute"
        type="number"
        min={1}
        max={1_000_000}
        defaultValue={partner.rate_limit_per_minute ?? ''}
        error={numberError}
      />
      <ReasonField error={reasonError} />
    </FormDialog>
  )
}
