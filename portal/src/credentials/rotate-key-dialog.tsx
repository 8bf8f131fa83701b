import { type Environment, environmentTitle } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import type { CredentialSet } from './credential-set.ts'
import { SecretRow } from './credential-row.tsx'
import { useRotate } from './credentials.queries.ts'
import css from './rotate-key-dialog.module.css'

const overlaps = [
  { hours: 0, title: 'End it now', effect: 'Software that still uses the old key or its tokens is refused at once.' },
  { hours: 1, title: '1 hour', effect: 'For a deploy that is ready to go.' },
  { hours: 24, title: '24 hours', effect: 'Time to roll the new key out and watch it.' },
  { hours: 72, title: '72 hours', effect: 'For a weekend in between.' },
]

type RotateKeyDialogProps = { environment: Environment; set: CredentialSet; onClose: () => void }

/** Replaces the partner key, after saying what that breaks, and then shows the new one. */
export function RotateKeyDialog({ environment, set, onClose }: RotateKeyDialogProps) {
  const [overlap, setOverlap] = useState(24)
  const [revokes, setRevokes] = useState(false)
  const revokeTokens = revokes || overlap === 0
  const rotate = useRotate(environment, { overlapHours: overlap, revokeTokens })

  if (rotate.isSuccess) {
    const { key, previousKeyExpires } = rotate.data
    return (
      <Dialog title="The key is new" mark={<EnvironmentTag environment={environment} />} onClose={onClose}>
        <dl className={css.newKey}>
          <SecretRow name="New key" secret={key} />
        </dl>
        <p>
          {previousKeyExpires
            ? `The previous key works until ${localMoment(previousKeyExpires)}. Put the new one into your software before.`
            : 'The previous key has ended. Put the new one into your software now.'}
        </p>
        <DialogActions>
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    )
  }

  return (
    <ConfirmDialog
      title="Rotate partner key"
      environment={environment}
      act={overlap === 0 ? 'Rotate now' : 'Rotate key'}
      tone={overlap === 0 ? 'danger' : 'filled'}
      running={rotate}
      onConfirm={() => rotate.mutate(set)}
      onClose={onClose}
    >
      <p>
        {environmentTitle[environment]} gets a new partner key. Everything that generates or refreshes tokens with the
        old one fails once its time is over.
      </p>
      <fieldset className={css.overlaps}>
        <legend>How long should the old key go on working?</legend>
        {overlaps.map(({ hours, title, effect }) => (
          <label key={hours} className={css.overlap}>
            <input
              type="radio"
              name="overlap"
              value={hours}
              checked={overlap === hours}
              onChange={() => setOverlap(hours)}
            />
            <span>
              {title}
              <small>{effect}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={css.revokes}>
        <input
          type="checkbox"
          checked={revokeTokens}
          disabled={overlap === 0}
          onChange={({ currentTarget }) => setRevokes(currentTarget.checked)}
        />
        <span>
          Revoke its tokens too
          <small>
            {overlap === 0
              ? 'Always, when the old key ends now.'
              : revokeTokens
                ? 'Software that uses one is refused until it generates a new token.'
                : 'Existing tokens keep working until they expire.'}
          </small>
        </span>
      </label>
    </ConfirmDialog>
  )
}
