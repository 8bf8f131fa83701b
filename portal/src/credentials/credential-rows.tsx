import type { Environment } from '@edis/contract/environment'
import { rotate } from '@edis/contract/portal-calls/credentials'
import { useState } from 'react'
import { hosts } from '../settings.ts'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { useMay } from '../permission.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import type { CredentialSet } from './credential-set.ts'
import { PlainRow, Row, SecretRow } from './credential-row.tsx'
import { Expiry } from './expiry.tsx'
import { useReveal } from './credentials.queries.ts'
import { RotateKeyDialog } from './rotate-key-dialog.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'

/** What there is to know of the key, beside itself. */
function keyNote({ previousKeyExpires, wrongKeys }: CredentialSet) {
  if (!previousKeyExpires && !wrongKeys) return null
  const previous = previousKeyExpires && messages.previousKey(localMoment(previousKeyExpires))
  return (
    <>
      {previous}
      {previous && wrongKeys && <br />}
      {wrongKeys && (
        <span className={css.wrongKeys}>
          {messages.wrongKeys(wrongKeys.count, localMoment(wrongKeys.since), <code>{wrongKeys.address}</code>)}
        </span>
      )}
    </>
  )
}

export function CredentialRows({ environment, set }: { environment: Environment; set: CredentialSet }) {
  const [rotating, setRotating] = useState(false)
  const may = useMay()
  const reveal = useReveal(environment)
  const onReveal = (show: () => void) =>
    reveal.mutate(set, { onSuccess: show, onError: ({ message }) => toast(message, 'failed') })
  return (
    <dl className={css.rows}>
      <PlainRow name={messages.host} value={hosts[environment]} />
      <PlainRow name={messages.partnerId} value={set.id} />
      <SecretRow
        name={messages.partnerKey}
        secret={set.key}
        mask={set.masked?.key}
        onReveal={onReveal}
        more={
          may(rotate, environment) && (
            <TextButton danger onClick={() => setRotating(true)}>
              {messages.rotate}
            </TextButton>
          )
        }
        none={messages.keyNotShown}
        note={keyNote(set)}
      />
      <SecretRow name={messages.token} secret={set.token} mask={set.masked?.token} onReveal={onReveal} />
      <SecretRow
        name={messages.refreshToken}
        secret={set.refreshToken}
        mask={set.masked?.refreshToken}
        onReveal={onReveal}
      />
      <Row name={messages.expires}>
        {set.expires ? <Expiry at={set.expires} /> : <span className={css.none}>{messages.noToken}</span>}
      </Row>
      {rotating && <RotateKeyDialog environment={environment} set={set} onClose={() => setRotating(false)} />}
    </dl>
  )
}
