import { type ReactNode, useState } from 'react'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { maskSecret } from '@edis/ui/controls/mask.ts'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'

/** For screen readers alone. */
export const unseen = (text: string) => <span className="unseen">{text}</span>

type RowProps = { name: string; actions?: ReactNode; note?: ReactNode; children: ReactNode }

export function Row({ name, actions, note, children }: RowProps) {
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      <dd className={css.value}>
        {children}
        {note && <p className={css.note}>{note}</p>}
      </dd>
      {actions && <dd className={css.actions}>{actions}</dd>}
    </div>
  )
}

export function PlainRow({ name, value }: { name: string; value: string }) {
  return (
    <Row name={name} actions={<CopyButton text={value} what={name} />}>
      <code className={css.line} title={value}>
        {value}
      </code>
    </Row>
  )
}

type SecretRowProps = {
  name: string
  secret: string | null
  /** What stands for a secret that has to be asked for. */
  mask?: string | null | undefined
  /** Asks for it; `show` is called once it is there. */
  onReveal?: (show: () => void) => void
  more?: ReactNode
  note?: ReactNode
  /** What to say when there is none. */
  none?: string
}

/** A secret, masked until asked for. Copying needs no reveal. */
export function SecretRow({ name, secret, mask, onReveal, more, note, none = messages.notGenerated }: SecretRowProps) {
  const [wanted, setWanted] = useState(false)
  const revealed = wanted && secret !== null
  const hidden = secret ?? mask
  if (!hidden) {
    return (
      <Row name={name} actions={more} note={note}>
        <span className={css.none}>{none}</span>
      </Row>
    )
  }
  const actions = (
    <>
      {more}
      <TextButton
        pressed={revealed}
        onClick={() => (secret === null ? onReveal?.(() => setWanted(true)) : setWanted(!revealed))}
      >
        {(revealed ? messages.hide : messages.reveal)(name, unseen)}
      </TextButton>
      {secret && <CopyButton text={secret} what={name} />}
    </>
  )
  return (
    <Row name={name} actions={actions} note={note}>
      {revealed ? <code className={css.revealed}>{secret}</code> : <Masked secret={hidden} />}
    </Row>
  )
}

function Masked({ secret }: { secret: string }) {
  const { kind, tail } = maskSecret(secret)
  return (
    <code className={css.masked}>
      <span>
        {kind}
        <span aria-hidden="true">••••••••••</span>
      </span>
      {messages.masked(<b>{tail}</b>, unseen)}
    </code>
  )
}
