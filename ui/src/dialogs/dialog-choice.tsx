import { Button } from '@mantine/core'
import { DialogActions } from './dialog.tsx'
import { messages } from '../messages.en.tsx'

/** What a dialog sets going, as the query library has it. */
export type Running = { isPending: boolean; error: Error | null }

export type DialogChoiceProps = {
  /** What the main button says. */
  act: string
  tone?: 'danger' | 'filled'
  disabled?: boolean
  /** What the other button says. */
  leave?: string
  running: Running
  /** Without it the main button submits the form around it. */
  onAct?: () => void
  onClose: () => void
}

/** At a dialog's foot: leave it, or do what it is for. While that runs, it is not left. */
export function DialogChoice(props: DialogChoiceProps) {
  const { act, tone = 'filled', disabled, leave = messages.cancel, running, onAct, onClose } = props
  return (
    <DialogActions>
      <Button data-autofocus={onAct && ''} onClick={onClose} disabled={running.isPending}>
        {leave}
      </Button>
      <Button
        variant={tone}
        loading={running.isPending}
        disabled={disabled ?? false}
        {...(onAct ? { onClick: onAct } : { type: 'submit' })}
      >
        {act}
      </Button>
    </DialogActions>
  )
}
