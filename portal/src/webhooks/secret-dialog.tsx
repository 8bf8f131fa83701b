import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { EnvironmentTag } from '../ui/tag.tsx'
import css from './webhooks.module.css'

type SecretDialogProps = { environment: Environment; secret: string; onClose: () => void }

/** A new signing secret, shown this once. It closes by its button alone, so that no stray key loses it. */
export function SecretDialog({ environment, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title="Keep this signing secret" mark={<EnvironmentTag environment={environment} />}>
      <p>
        Your server checks with it that a delivery comes from us. <strong>You will not see it again</strong>; if it is
        lost, rotate it.
      </p>
      <div className={css.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} what="secret" />
      </div>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          I have stored it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
