import { languages } from '@edis/contract/languages'
import type { StaffRole } from '@edis/contract/staff-roles'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ReasonField } from '../layout/reason-field.tsx'
import { messages as all } from './messages.en.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useAddStaff } from './staff.queries.ts'

const messages = all.adding

/** Adds a colleague, or has one come back; whoever adds them passes the password on. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const add = useAddStaff()
  const [role, setRole] = useState<StaffRole>('support')
  const errors = {
    email: fieldError(add.error, 'email', ['STAFF_DUPLICATE']),
    name: fieldError(add.error, 'name'),
    reason: fieldError(add.error, 'reason'),
  }
  if (add.data) {
    const { name } = add.variables
    return <PasswordDialog title={messages.done(name)} name={name} password={add.data.password} onClose={onClose} />
  }
  return (
    <FormDialog
      title={all.add}
      act={all.add}
      running={add}
      fieldErrors={Object.values(errors)}
      onSubmit={(form) =>
        add.mutate({
          email: filledIn(form, 'email'),
          name: filledIn(form, 'name'),
          role,
          language: oneOf(languages, filledIn(form, 'language')) ?? 'en',
          reason: filledIn(form, 'reason'),
        })
      }
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={messages.name}
        name="name"
        required
        maxLength={100}
        error={errors.name}
        autoComplete="off"
      />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        required
        error={errors.email}
        autoComplete="off"
        spellCheck={false}
      />
      <RoleChoice value={role} onChange={setRole} />
      <NativeSelect
        label={messages.language}
        name="language"
        defaultValue="id"
        data={languages.map((language) => ({ value: language, label: messages.languages[language] }))}
      />
      <ReasonField error={errors.reason} />
    </FormDialog>
  )
}
