import type { Environment } from '@edis/contract/environment'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogChoice, type DialogChoiceProps } from './dialog-choice.tsx'
import { FormError } from '../states/form-error.tsx'
import { EnvironmentTag } from '../layout/tag.tsx'

type ConfirmDialogProps = Omit<DialogChoiceProps, 'onAct'> & {
  title: string
  /** What it acts on, where it is of one environment. */
  environment?: Environment
  onConfirm: () => void
  /** What will break. */
  children: ReactNode
}

/** Asks before something is done. The focus starts on Cancel, unless a field asks for it. */
export function ConfirmDialog({ title, environment, onConfirm, children, ...choice }: ConfirmDialogProps) {
  const { running, onClose } = choice
  return (
    <Dialog
      title={title}
      mark={environment && <EnvironmentTag environment={environment} />}
      onClose={running.isPending ? undefined : onClose}
    >
      {children}
      <FormError message={running.error?.message} />
      <DialogChoice tone="danger" {...choice} onAct={onConfirm} />
    </Dialog>
  )
}
