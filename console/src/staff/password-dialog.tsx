import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { ShownSecret } from '@edis/ui/dialogs/secret-dialog.tsx'
import { Button } from '@mantine/core'
import { messages as all } from './messages.en.ts'

const messages = all.password

type PasswordDialogProps = { title: string; name: string; password: string; onClose: () => void }

/** Somebody's new password, shown this once. It closes by its button alone, so that no stray key loses it. */
export const PasswordDialog = ({ title, name, password, onClose }: PasswordDialogProps) => (
  <Dialog title={title}>
    <p>{messages.once(name)}</p>
    <ShownSecret secret={password} what={messages.what} />
    <DialogActions>
      <Button variant="filled" onClick={onClose}>
        {messages.saved}
      </Button>
    </DialogActions>
  </Dialog>
)
