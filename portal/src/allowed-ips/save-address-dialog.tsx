import { type Environment, environmentTitle } from '@edis/contract/environment'
import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useSaveAddress } from './allowed-ips.queries.ts'
import '@edis/ui/layout/fields.css'
import css from './allowed-ips.module.css'

const longestAddress = 64

type SaveAddressDialogProps = {
  environment: Environment
  /** Of the entry to change; without it, one is added. */
  id?: string
  initial: string
  /** Nothing is on the list yet: adding this shuts everyone else out. */
  first: boolean
  onClose: () => void
}

export function SaveAddressDialog({ environment, id, initial, first, onClose }: SaveAddressDialogProps) {
  const save = useSaveAddress(environment, id)
  const adding = id === undefined

  const ipError = fieldError(save.error, 'ip', ['IP_DUPLICATE', 'IP_INVALID'])

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const ip = String(new FormData(submitted.currentTarget).get('ip')).trim()
    save.mutate(ip, {
      onSuccess: (saved) => {
        toast(adding ? `${saved.ip} may use the ${environmentTitle[environment]} API.` : `Changed to ${saved.ip}.`)
        onClose()
      },
    })
  }

  return (
    <Dialog
      title={adding ? 'Add address' : 'Edit address'}
      mark={<EnvironmentTag environment={environment} />}
      onClose={save.isPending ? undefined : onClose}
    >
      <form className={css.form} onSubmit={submit} onInput={() => save.isError && save.reset()}>
        <TextInput
          data-autofocus
          label="Address or range"
          name="ip"
          required
          withAsterisk={false}
          maxLength={longestAddress}
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
        <FormError message={formError(save.error, [ipError])} />
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {adding ? 'Add address' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
