import { type KeyScope, keyScopes } from '@edis/contract/calls/call-scopes'
import type { Environment } from '@edis/contract/environment'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
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
        <div className={own.secret}>
          <code>{key}</code>
          <CopyButton text={key} what={creation.key} />
        </div>
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
      <TextInput
        data-autofocus
        label={creation.name}
        name="name"
        required
        withAsterisk={false}
        maxLength={maxNameLength}
        placeholder={creation.example}
        description={creation.nameHint}
        error={nameError}
        autoComplete="off"
      />
      <fieldset className={own.choices}>
        <legend>{creation.scope}</legend>
        {keyScopes
          .map((known) => ({ known, ...messages.scopes[known] }))
          .map(({ known, title, effect }) => (
            <label key={known} className={own.choice}>
              <input type="radio" name="scope" checked={scope === known} onChange={() => setScope(known)} />
              <span>
                {title}
                <small>{effect}</small>
              </span>
            </label>
          ))}
      </fieldset>
    </FormDialog>
  )
}
