import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { CopyButton } from '../controls/copy-button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { messages } from '../messages.en.tsx'
import css from './secret-dialog.module.css'
import { EnvironmentTag } from '../layout/tag.tsx'

/** `of`: whose it is, where there are several. */
export type NewSecret = { secret: string; of?: string }

type SecretDialogProps = { environment: Environment; secrets: readonly NewSecret[]; onClose: () => void }

/** New signing secrets, shown this once. It closes by its button alone, so that no stray key loses them. */
export function SecretDialog({ environment, secrets, onClose }: SecretDialogProps) {
  const { title, text, secret: one, secretOf, saved } = messages.signingSecret
  const count = secrets.length
  return (
    <Dialog title={title(count)} mark={<EnvironmentTag environment={environment} />}>
      <p>
        {text(count, (strong) => (
          <strong>{strong}</strong>
        ))}
      </p>
      <div className={css.secrets}>
        {secrets.map(({ secret, of }) => (
          <div key={secret}>
            {of && <p>{of}</p>}
            <ShownSecret secret={secret} what={of ? secretOf(of) : one} />
          </div>
        ))}
      </div>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {saved(count)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A secret that is shown this once, to copy. */
export const ShownSecret = ({ secret, what }: { secret: string; what: string }) => (
  <div className={css.secret}>
    <code>{secret}</code>
    <CopyButton text={secret} what={what} />
  </div>
)
