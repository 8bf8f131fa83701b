import { type Environment, environmentTitle } from '@edis/contract/environment'
import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useDeleteAddress } from './allowed-ips.queries.ts'

type DeleteAddressDialogProps = {
  environment: Environment
  address: AllowedIp
  /** It is the last entry: without it the list is empty. */
  onlyOne: boolean
  onClose: () => void
}

export function DeleteAddressDialog({ environment, address, onlyOne, onClose }: DeleteAddressDialogProps) {
  const remove = useDeleteAddress(environment)
  const api = `${environmentTitle[environment]} API`
  return (
    <ConfirmDialog
      title="Remove this address?"
      environment={environment}
      act="Remove address"
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(address.id, {
          onSuccess: () => {
            toast(`${address.ip} is off the list.`)
            onClose()
          },
        })
      }
    >
      <p>
        <code>{address.ip}</code>
      </p>
      {onlyOne ? (
        <p>
          It is the last one. The list will be empty, and then <strong>every address gets in</strong> to the {api} with
          a valid key or token.
        </p>
      ) : (
        <p>
          Software that calls the {api} from there is <strong>cut off at once</strong>, unless another entry covers it.
        </p>
      )}
    </ConfirmDialog>
  )
}
