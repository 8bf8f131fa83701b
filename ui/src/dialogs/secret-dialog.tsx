import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { CopyButton } from '../controls/copy-button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import css from './secret-dialog.module.css'
import { EnvironmentTag } from '../layout/tag.tsx'

/** `of`: whose it is, where there are several. */
export type NewSecret = { secret: string; of?: string }

type SecretDialogProps = { environment: Environment; secrets: readonly NewSecret[]; onClose: () => void }

/** New signing secrets, shown this once. It closes by its button alone, so that no stray key loses them. */
export function SecretDialog({ environment, secrets, onClose }: SecretDialogProps) {
  const many = secrets.length > 1
  return (
    <Dialog
      title={many ? 'Keep these signing secrets' : 'Keep this signing secret'}
      mark={<EnvironmentTag environment={environment} />}
    >
      <p>
        Your server checks with {many ? 'them' : 'it'} that a delivery comes from us.{' '}
        <strong>You will not see {many ? 'them' : 'it'} again</strong>; if {many ? 'one' : 'it'} is lost, rotate it.
      </p>
      <div className={css.secrets}>
        {secrets.map(({ secret, of }) => (
          <div key={secret}>
            {of && <p>{of}</p>}
            <div className={css.secret}>
              <code>{secret}</code>
              <CopyButton text={secret} what={of ? `secret of ${of}` : 'secret'} />
            </div>
          </div>
        ))}
      </div>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {many ? 'I have stored them' : 'I have stored it'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
