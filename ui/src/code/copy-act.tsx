import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { TickIcon } from '../layout/icons.tsx'
import { messages } from '../messages.en.tsx'

type CopyActProps = { text: string; what: string; shown: string; icon: ReactNode }

/** A button that copies, and says so for two seconds. */
export function CopyAct({ text, what, shown, icon }: CopyActProps) {
  const { copied, copy, error } = useClipboard({ timeout: 2000 })
  return (
    <>
      <Button size="sm" leftSection={copied ? <TickIcon size={14} /> : icon} onClick={() => copy(text)}>
        {copied ? messages.copied : shown}
      </Button>
      <span role="status" className="unseen">
        {copied && messages.copiedOf(what)}
        {error && messages.copyFailed}
      </span>
    </>
  )
}
