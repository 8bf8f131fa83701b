import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useRemoveMember } from './members.queries.ts'
import { messages } from './messages.en.ts'

const { removeDialog } = messages

export function RemoveMemberDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const remove = useRemoveMember()
  return (
    <ConfirmDialog
      title={removeDialog.title(name)}
      act={removeDialog.act}
      running={remove}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            toast(removeDialog.done(name))
            onClose()
          },
        })
      }
      onClose={onClose}
    >
      <p>{removeDialog.text(name)}</p>
    </ConfirmDialog>
  )
}
