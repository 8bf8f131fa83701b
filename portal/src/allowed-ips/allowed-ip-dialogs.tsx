import type { Environment } from '@edis/contract/environment'
import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { DeleteAllowedIpDialog } from './delete-allowed-ip-dialog.tsx'
import { SaveAllowedIpDialog } from './save-allowed-ip-dialog.tsx'

/** What the partner is about to do. Adding may start from an address. */
export type AllowedIpTask = { kind: 'add'; ip?: string } | { kind: 'edit' | 'delete'; entry: AllowedIp }

type AllowedIpDialogsProps = {
  environment: Environment
  all: readonly AllowedIp[]
  task: AllowedIpTask
  onClose: () => void
}

export function AllowedIpDialogs({ environment, all, task, onClose }: AllowedIpDialogsProps) {
  const shared = { environment, onClose }
  switch (task.kind) {
    case 'add':
      return <SaveAllowedIpDialog {...shared} first={all.length === 0} initial={task.ip ?? ''} />
    case 'edit':
      return <SaveAllowedIpDialog {...shared} first={false} id={task.entry.id} initial={task.entry.ip} />
    case 'delete':
      return <DeleteAllowedIpDialog {...shared} entry={task.entry} onlyOne={all.length === 1} />
  }
}
