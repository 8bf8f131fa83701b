import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog, DialogActions } from './dialog.tsx'
import { FormError } from '../states/form-error.tsx'
import { EnvironmentTag } from '../layout/tag.tsx'

type ConfirmDialogProps = {
  title: string
  environment: Environment
  /** What the confirming button says. */
  act: string
  tone?: 'danger' | 'filled'
  pending: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
  /** What will break. */
  children: ReactNode
}

/** Asks before something that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, environment, act, tone = 'danger', pending, error, onConfirm, onClose, children } = props
  return (
    <Dialog title={title} mark={<EnvironmentTag environment={environment} />} onClose={pending ? undefined : onClose}>
      {children}
      <FormError message={error?.message} />
      <DialogActions>
        <Button data-autofocus onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button variant={tone} loading={pending} onClick={onConfirm}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
