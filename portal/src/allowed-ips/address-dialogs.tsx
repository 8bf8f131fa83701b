import type { Environment } from '@edis/contract/environment'
import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'
import { SaveAddressDialog } from './save-address-dialog.tsx'

/** What the partner is about to do. Adding may start from an address. */
export type AddressTask = { kind: 'add'; ip?: string } | { kind: 'edit' | 'delete'; address: AllowedIp }

type AddressDialogsProps = {
  environment: Environment
  all: readonly AllowedIp[]
  task: AddressTask
  onClose: () => void
}

export function AddressDialogs({ environment, all, task, onClose }: AddressDialogsProps) {
  const shared = { environment, onClose, onlyOne: all.length === 1 }
  switch (task.kind) {
    case 'add':
      return <SaveAddressDialog {...shared} first={all.length === 0} initial={task.ip ?? ''} />
    case 'edit':
      return <SaveAddressDialog {...shared} first={false} id={task.address.id} initial={task.address.ip} />
    case 'delete':
      return <DeleteAddressDialog {...shared} address={task.address} />
  }
}
