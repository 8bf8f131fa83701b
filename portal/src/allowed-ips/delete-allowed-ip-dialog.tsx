import type { Environment } from '@edis/contract/environment'
import type { AllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useDeleteAllowedIp } from './allowed-ips.queries.ts'
import { messages } from './messages.en.tsx'

const { deletion } = messages

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
  const said = onlyOne ? deletion.last : deletion.other
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast(deletion.deleted(ip))
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={deletion.title}
      environment={environment}
      act={deletion.act}
      running={remove}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <code>{ip}</code>
      </p>
      <p>
        {said(environment, (text) => (
          <strong>{text}</strong>
        ))}
      </p>
    </ConfirmDialog>
  )
}
