import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { CopyIcon } from '@edis/ui/layout/action-icons.tsx'
import { TickIcon } from '@edis/ui/layout/icons.tsx'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { messages } from './messages.en.ts'

/** Copies the address of the certificate, and says so for two seconds. */
export function CopyLink({ address }: { address: string }) {
  const { copied, copy, error } = useClipboard({ timeout: 2000 })
  return (
    <>
      <Button leftSection={copied ? <TickIcon size={14} /> : <CopyIcon />} onClick={() => copy(address)}>
        {copied ? shared.copied : messages.copyLink}
      </Button>
      <span role="status" className="unseen">
        {copied && shared.copiedOf(messages.link)}
        {error && shared.copyFailed}
      </span>
    </>
  )
}
