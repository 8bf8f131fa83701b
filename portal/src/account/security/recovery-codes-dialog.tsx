import { Button } from '@mantine/core'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { RecoveryCodes } from '@edis/ui/second-factor/recovery-codes.tsx'
import { messages as all } from './messages.en.ts'

const messages = all.factor

/** Shown this once. It closes by its button alone, so that no stray key loses them. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title={messages.cTitle}>
    <p>{messages.cText}</p>
    <RecoveryCodes codes={codes} />
    <DialogActions>
      <Button variant="filled" onClick={onClose}>
        {messages.saved}
      </Button>
    </DialogActions>
  </Dialog>
)
