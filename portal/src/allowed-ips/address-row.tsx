import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { Button } from '@mantine/core'
import { localDay } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import type { AddressTask } from './address-dialogs.tsx'
import css from './allowed-ips.module.css'

type AddressRowProps = { address: AllowedIp; present: boolean; onTask: (task: AddressTask) => void }

export function AddressRow({ address, present, onTask }: AddressRowProps) {
  return (
    <li className={css.row}>
      <div className={css.what}>
        <code>{address.ip}</code>
        {address.ip.includes('/') && <Tag>range</Tag>}
        {present && <Tag tone="accent">you are here</Tag>}
        <span className={css.added}>added {localDay(new Date(address.created_at))}</span>
      </div>
      <div className={css.actions}>
        <Button size="sm" onClick={() => onTask({ kind: 'edit', address })} aria-label={`Edit ${address.ip}`}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="subtle"
          onClick={() => onTask({ kind: 'delete', address })}
          aria-label={`Delete ${address.ip}`}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}
