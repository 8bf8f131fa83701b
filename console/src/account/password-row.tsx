import { NewPasswordField } from '@edis/ui/controls/new-password-field.tsx'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useChangePassword } from './account.queries.ts'
import css from './account.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.password

export function PasswordRow() {
  const [changing, setChanging] = useState(false)
  return (
    <div className={css.row}>
      <div className={css.name}>{messages.title}</div>
      <Button size="sm" onClick={() => setChanging(true)}>
        {messages.change}
      </Button>
      {changing && <ChangeDialog onClose={() => setChanging(false)} />}
    </div>
  )
}

function ChangeDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const [currentError, newError] = [fieldError(change.error, 'current'), fieldError(change.error, 'new')]
  const done = () => {
    toast(messages.done)
    onClose()
  }
  return (
    <FormDialog
      title={messages.change}
      act={messages.change}
      running={change}
      fieldErrors={[currentError, newError]}
      onSubmit={(form) =>
        change.mutate({ current: String(form.get('current')), new: String(form.get('new')) }, { onSuccess: done })
      }
      onClose={onClose}
    >
      <PasswordField data-autofocus label={messages.current} name="current" error={currentError} />
      <NewPasswordField label={messages.new} error={newError} />
      <p>{messages.text}</p>
    </FormDialog>
  )
}
