import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '../dialogs/dialog.tsx'
import { messages } from '../messages.en.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type RecoveryCodesDialogProps = {
  codes: readonly string[]
  /** What they are for. */
  text: string
  onClose: () => void
}

/** Shown this once. It closes by its button alone, so that no stray key loses them. */
export const RecoveryCodesDialog = ({ codes, text, onClose }: RecoveryCodesDialogProps) => (
  <Dialog title={messages.secondFactor.codesTitle}>
    <p>{text}</p>
    <RecoveryCodes codes={codes} />
    <DialogActions>
      <Button variant="filled" onClick={onClose}>
        {messages.signingSecret.saved(codes.length)}
      </Button>
    </DialogActions>
  </Dialog>
)
