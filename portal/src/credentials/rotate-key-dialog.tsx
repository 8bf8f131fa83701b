import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Choices } from '@edis/ui/controls/choices.tsx'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import type { CredentialSet } from './credential-set.ts'
import { SecretRow } from './credential-row.tsx'
import { useRotate } from './credentials.queries.ts'
import { messages } from './messages.en.tsx'
import css from './rotate-key-dialog.module.css'

const { rotation } = messages
const overlaps = [0, 1, 24, 72] as const

type RotateKeyDialogProps = { environment: Environment; set: CredentialSet; onClose: () => void }

/** Replaces the partner key, after saying what that breaks, and then shows the new one. */
export function RotateKeyDialog({ environment, set, onClose }: RotateKeyDialogProps) {
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]>(24)
  const [revokes, setRevokes] = useState(false)
  const revokeTokens = revokes || overlap === 0
  const rotate = useRotate(environment, { overlapHours: overlap, revokeTokens })

  if (rotate.isSuccess) {
    const { key, previousKeyExpires } = rotate.data
    return (
      <Dialog title={rotation.done} mark={<EnvironmentTag environment={environment} />} onClose={onClose}>
        <dl className={css.newKey}>
          <SecretRow name={rotation.newKey} secret={key} />
        </dl>
        <p>{previousKeyExpires ? rotation.oldKeyWorks(localMoment(previousKeyExpires)) : rotation.oldKeyEnded}</p>
        <DialogActions>
          <Button variant="filled" onClick={onClose}>
            {rotation.close}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }

  return (
    <ConfirmDialog
      title={rotation.title}
      environment={environment}
      act={overlap === 0 ? rotation.actNow : rotation.act}
      tone={overlap === 0 ? 'danger' : 'filled'}
      running={rotate}
      onConfirm={() => rotate.mutate(set)}
      onClose={onClose}
    >
      <p>{rotation.text(environment)}</p>
      <Choices
        legend={rotation.overlap}
        name="overlap"
        choices={overlaps.map((hours) => ({ value: hours, ...rotation.overlaps[hours] }))}
        value={overlap}
        onChange={setOverlap}
      />
      <label className={css.revokes}>
        <input
          type="checkbox"
          checked={revokeTokens}
          disabled={overlap === 0}
          onChange={({ currentTarget }) => setRevokes(currentTarget.checked)}
        />
        <span>
          {rotation.revoke}
          <small>
            {overlap === 0 ? rotation.revoked.always : revokeTokens ? rotation.revoked.chosen : rotation.revoked.no}
          </small>
        </span>
      </label>
    </ConfirmDialog>
  )
}
