import type { Environment } from '@edis/contract/environment'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useSaveAllowedIp } from './allowed-ips.queries.ts'
import { messages } from './messages.en.tsx'
import css from './allowed-ips.module.css'

const { form } = messages

const maxAddressLength = 64

type SaveAllowedIpDialogProps = {
  environment: Environment
  /** Of the entry to change; without it, one is added. */
  id?: string
  initial: string
  /** Nothing is on the list yet: adding this shuts everyone else out. */
  first: boolean
  onClose: () => void
}

export function SaveAllowedIpDialog({ environment, id, initial, first, onClose }: SaveAllowedIpDialogProps) {
  const save = useSaveAllowedIp(environment, id)
  const adding = id === undefined
  const ipError = fieldError(save.error, 'ip', ['IP_DUPLICATE', 'IP_INVALID'])
  const submit = (filled: FormData) =>
    save.mutate(filledIn(filled, 'ip'), {
      onSuccess: ({ ip }) => {
        toast(adding ? form.added(ip, environment) : form.changed(ip))
        onClose()
      },
    })

  return (
    <FormDialog
      title={adding ? messages.add : form.edit}
      environment={environment}
      act={adding ? messages.add : form.save}
      running={save}
      fieldErrors={[ipError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={form.label}
        name="ip"
        required
        maxLength={maxAddressLength}
        defaultValue={initial}
        placeholder="203.0.113.7"
        description={form.description}
        error={ipError}
        autoComplete="off"
        spellCheck={false}
      />
      {first && (
        <p className={css.warning}>
          {form.first(environment, (text) => (
            <strong>{text}</strong>
          ))}
        </p>
      )}
      {!adding && <p>{form.changing(initial)}</p>}
    </FormDialog>
  )
}
