import { Button } from '@mantine/core'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import css from './authenticator.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.factor

/** Shown this once. It closes by its button alone, so that no stray key loses them. */
export const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog title={messages.cTitle}>
    <p>{messages.cText}</p>
    <ul className={css.codes} aria-label={messages.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} what={messages.codes} />
    <DialogActions>
      <Button variant="filled" onClick={onClose}>
        {messages.saved}
      </Button>
    </DialogActions>
  </Dialog>
)
