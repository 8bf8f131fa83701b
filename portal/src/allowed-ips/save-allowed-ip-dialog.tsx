import { type Environment, environmentTitle } from '@edis/contract/environment'
import { TextInput } from '@mantine/core'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useSaveAllowedIp } from './allowed-ips.queries.ts'
import css from './allowed-ips.module.css'

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
  const submit = (form: FormData) =>
    save.mutate(filledIn(form, 'ip'), {
      onSuccess: ({ ip }) => {
        toast(adding ? `${ip} may use the ${environmentTitle[environment]} API.` : `Changed to ${ip}.`)
        onClose()
      },
    })

  return (
    <FormDialog
      title={adding ? 'Add address' : 'Edit address'}
      environment={environment}
      act={adding ? 'Add address' : 'Save'}
      running={save}
      fieldErrors={[ipError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Address or range"
        name="ip"
        required
        withAsterisk={false}
        maxLength={maxAddressLength}
        defaultValue={initial}
        placeholder="203.0.113.7"
        description="IPv4 or IPv6, or a range such as 203.0.113.0/24."
        error={ipError}
        autoComplete="off"
        spellCheck={false}
      />
      {first && (
        <p className={css.warning}>
          It is the first one: as soon as it is added, <strong>every other address is shut out</strong> of the{' '}
          {environmentTitle[environment]} API.
        </p>
      )}
      {!adding && (
        <p>
          The old entry stops counting at once: requests from {initial} are refused unless another entry covers them.
        </p>
      )}
    </FormDialog>
  )
}
