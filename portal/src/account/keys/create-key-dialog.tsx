import { type KeyScope, keyScopes } from '@edis/contract/calls/call-scopes'
import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { Choices } from '@edis/ui/controls/choices.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { ShownSecret } from '@edis/ui/dialogs/secret-dialog.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import own from '../section.module.css'
import { useCreateKey } from './keys.queries.ts'
import { messages } from './messages.en.tsx'

const { creation } = messages
const maxNameLength = 60

/** Asks for a key's name and scope, then shows the key, this once. */
export function CreateKeyDialog({ environment, onClose }: { environment: Environment; onClose: () => void }) {
  const [scope, setScope] = useState<KeyScope>('read')
  const create = useCreateKey(environment)
  const nameError = fieldError(create.error, 'name', ['KEY_DUPLICATE'])

  if (create.isSuccess) {
    const { name, partner_id: id, partner_key: key } = create.data
    return (
      // By its button alone, so that no stray key loses it.
      <Dialog title={creation.done(name)} mark={<EnvironmentTag environment={environment} />}>
        <p>
          {creation.once((text) => (
            <strong>{text}</strong>
          ))}
        </p>
        <ShownSecret secret={key} what={creation.key} />
        <p className={own.fine}>{creation.use(<code>{id}</code>)}</p>
        <DialogActions>
          <Button variant="filled" onClick={onClose}>
            {creation.saved}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }

  return (
    <FormDialog
      title={messages.create}
      environment={environment}
      act={messages.create}
      running={create}
      fieldErrors={[nameError]}
      onSubmit={(filled) => create.mutate({ name: filledIn(filled, 'name'), scope })}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={creation.name}
        name="name"
        required
        maxLength={maxNameLength}
        placeholder={creation.example}
        description={creation.nameHint}
        error={nameError}
        autoComplete="off"
      />
      <Choices
        legend={creation.scope}
        name="scope"
        choices={keyScopes.map((known) => ({ value: known, ...messages.scopes[known] }))}
        value={scope}
        onChange={setScope}
      />
    </FormDialog>
  )
}
