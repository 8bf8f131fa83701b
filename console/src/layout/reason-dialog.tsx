import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import type { ComponentProps } from 'react'
import { ReasonField } from './reason-field.tsx'

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSubmit' | 'fieldErrors'> & {
  fieldErrors?: (string | undefined)[]
  /** Another field comes first. */
  hasFields?: boolean
  onAct: (reason: string, form: FormData) => void
}

/** Says what will happen, and asks why, before it is done. */
export function ReasonDialog({ fieldErrors = [], hasFields = false, onAct, children, ...dialog }: ReasonDialogProps) {
  const reasonError = fieldError(dialog.running.error, 'reason')
  return (
    <FormDialog
      {...dialog}
      fieldErrors={[...fieldErrors, reasonError]}
      onSubmit={(form) => onAct(filledIn(form, 'reason'), form)}
    >
      {children}
      <ReasonField error={reasonError} autoFocus={!hasFields} />
    </FormDialog>
  )
}
