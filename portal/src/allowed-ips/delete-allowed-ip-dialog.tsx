import { type Environment, environmentTitle } from '@edis/contract/environment'
import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useDeleteAllowedIp } from './allowed-ips.queries.ts'

type DeleteAllowedIpDialogProps = {
  environment: Environment
  entry: AllowedIp
  /** It is the last entry: without it the list is empty. */
  onlyOne: boolean
  onClose: () => void
}

export function DeleteAllowedIpDialog({
  environment,
  entry: { id, ip },
  onlyOne,
  onClose,
}: DeleteAllowedIpDialogProps) {
  const remove = useDeleteAllowedIp(environment)
  const api = `${environmentTitle[environment]} API`
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast(`${ip} is off the list.`)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title="Remove this address?"
      environment={environment}
      act="Remove address"
      running={remove}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <code>{ip}</code>
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
