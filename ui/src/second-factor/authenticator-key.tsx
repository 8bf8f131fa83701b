import { Fragment } from 'react'
import { QrCode } from '../code/qr-code.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { messages as all } from '../messages.en.tsx'
import css from './second-factor.module.css'

const messages = all.secondFactor

/** What an authenticator app is set up with: to scan, or to type. Copied by hand, the key has no spaces either. */
export const AuthenticatorKey = ({ secret, uri }: { secret: string; uri: string }) => (
  <>
    <QrCode text={uri} label={messages.qr} />
    <p>{messages.manual}</p>
    <p className={css.key}>
      <code>
        {(secret.match(/.{1,4}/g) ?? []).map((group, place) => (
          <Fragment key={place}>
            <span>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
      <CopyButton text={secret} what={messages.key} />
    </p>
  </>
)
