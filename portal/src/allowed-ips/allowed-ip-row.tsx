import { type AllowedIp, deleteAllowedIp, updateAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { Button } from '@mantine/core'
import { localDay } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { useMay } from '../permission.ts'
import type { AllowedIpTask } from './allowed-ip-dialogs.tsx'
import { messages } from './messages.en.tsx'
import css from './allowed-ips.module.css'

/** `present`: the reader's calls come from there. */
type AllowedIpRowProps = { entry: AllowedIp; present: boolean; onTask: (task: AllowedIpTask) => void }

export function AllowedIpRow({ entry, present, onTask }: AllowedIpRowProps) {
  const { ip, created_at: created } = entry
  const may = useMay()
  return (
    <li className={css.row}>
      <div className={css.what}>
        <code>{ip}</code>
        {ip.includes('/') && <Tag>{messages.row.range}</Tag>}
        {present && <Tag tone="accent">{messages.row.current}</Tag>}
        <span className={css.added}>{messages.row.added(localDay(new Date(created)))}</span>
      </div>
      <div className={css.actions}>
        {may(updateAllowedIp) && (
          <Button size="sm" onClick={() => onTask({ kind: 'edit', entry })} aria-label={messages.row.editOf(ip)}>
            {messages.row.edit}
          </Button>
        )}
        {may(deleteAllowedIp) && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => onTask({ kind: 'delete', entry })}
            aria-label={messages.row.deleteOf(ip)}
          >
            {messages.row.delete}
          </Button>
        )}
      </div>
    </li>
  )
}
