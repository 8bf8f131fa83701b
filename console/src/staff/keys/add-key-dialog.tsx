import { scopeNames } from '@edis/contract/calls/operations-call'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextArea } from '@edis/ui/controls/text-area.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { ShownSecret } from '@edis/ui/dialogs/secret-dialog.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { fieldError } from '@edis/ui/states/failures.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Check, Checks } from '../../layout/check.tsx'
import { MomentField, momentIn } from '../../layout/moment-field.tsx'
import { ReasonField } from '../../layout/reason-field.tsx'
import css from '../staff.module.css'
import { useAddKey } from './keys.queries.ts'
import { messages as all } from './messages.en.tsx'

const messages = all.adding

/** A key for a system, in the environment in view; shown this once. */
export function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const environment = useEnvironment()
  const add = useAddKey(environment)
  const [unscoped, setUnscoped] = useState(false)
  const errors = {
    name: fieldError(add.error, 'name'),
    scopes: unscoped ? messages.scopesMissing : fieldError(add.error, 'scopes'),
    addresses: addressError(add.error),
    expires: fieldError(add.error, 'expires_at'),
    reason: fieldError(add.error, 'reason'),
  }
  const submit = (form: FormData) => {
    const scopes = scopeNames.filter((scope) => form.getAll('scope').includes(scope))
    setUnscoped(scopes.length === 0)
    if (scopes.length === 0) return
    add.mutate({
      name: filledIn(form, 'name'),
      scopes,
      allowed_ips: filledIn(form, 'allowed_ips')
        .split(/[\s,]+/)
        .filter(Boolean),
      expires_at: momentIn(form, 'expires_at'),
      reason: filledIn(form, 'reason'),
    })
  }
  if (add.data)
    return (
      // By its button alone, so that no stray key loses it.
      <Dialog title={messages.done(add.variables.name)} mark={<EnvironmentTag environment={environment} />}>
        <p>
          {messages.once((text) => (
            <strong>{text}</strong>
          ))}
        </p>
        <ShownSecret secret={add.data.key} what={messages.key} />
        <DialogActions>
          <Button variant="filled" onClick={onClose}>
            {messages.saved}
          </Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <FormDialog
      title={messages.title}
      environment={environment}
      act={all.add}
      running={add}
      fieldErrors={Object.values(errors)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={messages.name}
        name="name"
        required
        maxLength={100}
        placeholder={messages.example}
        error={errors.name}
        autoComplete="off"
      />
      <Checks legend={messages.scopes}>
        <div className={css.scopeChoices} onChange={() => setUnscoped(false)}>
          {scopeNames.map((scope) => (
            <Check key={scope} name="scope" value={scope} note={all.scopeTexts[scope]}>
              <code>{scope}</code>
            </Check>
          ))}
        </div>
        {errors.scopes && (
          <p role="alert" className={css.bad}>
            {errors.scopes}
          </p>
        )}
      </Checks>
      <TextArea
        label={messages.addresses}
        description={messages.addressesText}
        name="allowed_ips"
        rows={2}
        spellCheck={false}
        error={errors.addresses}
      />
      <MomentField label={messages.expires} note={messages.expiresText} name="expires_at" error={errors.expires} />
      <ReasonField error={errors.reason} />
    </FormDialog>
  )
}

/** The server names which of several is wrong: `allowed_ips[1]`. */
const addressError = (error: Error | null): string | undefined =>
  error instanceof CallFailed
    ? error.failure?.errors?.find(({ field }) => field.startsWith('allowed_ips'))?.message
    : undefined
