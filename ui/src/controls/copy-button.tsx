import { useClipboard } from '@mantine/hooks'
import { TickIcon } from '../layout/icons.tsx'
import { messages } from '../messages.en.tsx'
import css from './text-button.module.css'

/**
 * Copies `text`; says so for two seconds, to screen readers as well. `what` completes its name, “Copy token”, unless
 * `shown` says all of it.
 */
export function CopyButton({ text, what, shown }: { text: string; what: string; shown?: string }) {
  const { copied, copy, error } = useClipboard({ timeout: 2000 })
  return (
    <>
      <button type="button" className={css.button} data-done={copied || undefined} onClick={() => copy(text)}>
        {copied ? messages.copied : (shown ?? messages.copy)}
        {copied ? <TickIcon size={13} /> : shown === undefined && <span className="unseen"> {what}</span>}
      </button>
      <span role="status" className={error ? css.failed : 'unseen'}>
        {copied && messages.copiedOf(what)}
        {error && messages.copyFailed}
      </span>
    </>
  )
}
