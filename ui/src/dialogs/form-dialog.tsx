import type { Environment } from '@edis/contract/environment'
import type { ReactNode } from 'react'
import { Form } from '../controls/form.tsx'
import { EnvironmentTag } from '../layout/tag.tsx'
import { formError } from '../states/failures.ts'
import { FormError } from '../states/form-error.tsx'
import { Dialog } from './dialog.tsx'
import { DialogChoice, type Running } from './dialog-choice.tsx'
import css from './dialog.module.css'
import '../layout/fields.css'

type FormDialogProps = {
  title: string
  /** What it acts on, where it is of one environment. */
  environment?: Environment
  /** What the submitting button says. */
  act: string
  /** What the other button says, if not “Cancel”. */
  leave?: string
  tone?: 'danger' | 'filled'
  running: Running & { reset: () => void }
  /** What the fields say of the last try themselves. */
  fieldErrors: (string | undefined)[]
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A form to fill in. What the last try was refused for is forgotten with the next letter. */
export function FormDialog(props: FormDialogProps) {
  const { title, environment, act, leave, tone = 'filled', running, fieldErrors, onSubmit, onClose, children } = props
  return (
    <Dialog
      title={title}
      mark={environment && <EnvironmentTag environment={environment} />}
      onClose={running.isPending ? undefined : onClose}
    >
      <Form
        className={css.form}
        onFilled={onSubmit}
        refused={running.error}
        onInput={() => running.error && running.reset()}
      >
        {children}
        <FormError message={formError(running.error, fieldErrors)} />
        <DialogChoice act={act} {...(leave && { leave })} tone={tone} running={running} onClose={onClose} />
      </Form>
    </Dialog>
  )
}
