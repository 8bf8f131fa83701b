import type { Environment } from '@edis/contract/environment'
import { useState } from 'react'
import { hosts } from '../settings.ts'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import type { CredentialSet } from './credential-set.ts'
import { PlainRow, Row, SecretRow } from './credential-row.tsx'
import { Expiry } from './expiry.tsx'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import css from './credentials.module.css'

/** What there is to know of the key, beside itself. */
function keyNote({ previousKeyExpires, wrongKeys }: CredentialSet) {
  if (!previousKeyExpires && !wrongKeys) return null
  const previous = previousKeyExpires && `The previous key works until ${localMoment(previousKeyExpires)}.`
  return (
    <>
      {previous}
      {previous && wrongKeys && <br />}
      {wrongKeys && (
        <span className={css.wrongKeys}>
          {wrongKeys.count} wrong {wrongKeys.count === 1 ? 'key' : 'keys'} since {localMoment(wrongKeys.since)}, last
          from <code>{wrongKeys.address}</code>
        </span>
      )}
    </>
  )
}

export function CredentialRows({ environment, set }: { environment: Environment; set: CredentialSet }) {
  const [rotating, setRotating] = useState(false)
  return (
    <dl className={css.rows}>
      <PlainRow name="Host" value={hosts[environment]} />
      <PlainRow name="Partner ID" value={set.id} />
      <SecretRow
        name="Partner key"
        secret={set.key}
        more={<TextButton onClick={() => setRotating(true)}>Rotate</TextButton>}
        none="No key to show. Rotate to get a new one."
        note={keyNote(set)}
      />
      <SecretRow name="Token" secret={set.token} />
      <SecretRow name="Refresh token" secret={set.refreshToken} />
      <Row name="Expires">
        {set.expires ? <Expiry at={set.expires} /> : <span className={css.none}>No token yet</span>}
      </Row>
      {rotating && <RotateKeyDialog environment={environment} set={set} onClose={() => setRotating(false)} />}
    </dl>
  )
}
