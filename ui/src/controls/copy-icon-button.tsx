import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { CopyIcon } from '../layout/action-icons.tsx'
import { TickIcon } from '../layout/icons.tsx'
import { messages } from '../messages.en.tsx'
import css from './icon-button.module.css'

type CopyIconButtonProps = {
  text: string
  /** What is copied: “Request ID”. */
  what: string
  /** Its name, where that is not “Copy” and `what`. */
  label?: string
  icon?: ReactNode
  framed?: boolean
}

/** Copies `text`; the icon turns into a tick for two seconds, and screen readers hear so. */
export function CopyIconButton({ text, what, label, icon = <CopyIcon />, framed }: CopyIconButtonProps) {
  const { copied, copy, error } = useClipboard({ timeout: 2000 })
  const name = copied ? messages.copied : error ? messages.copyFailed : (label ?? messages.copyOf(what))
  return (
    <>
      <button
        type="button"
        className={css.button}
        data-framed={framed || undefined}
        data-done={copied || undefined}
        data-failed={Boolean(error) || undefined}
        aria-label={name}
        title={name}
        onClick={() => copy(text)}
      >
        {copied ? <TickIcon size={14} /> : icon}
      </button>
      <span role="status" className="unseen">
        {copied && messages.copiedOf(what)}
        {error && messages.copyFailed}
      </span>
    </>
  )
}
