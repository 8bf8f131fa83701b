import { ChangePasswordDialog as Dialog } from '@edis/ui/dialogs/change-password-dialog.tsx'
import { useChangePassword } from './security.queries.ts'

export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog change={useChangePassword()} onClose={onClose} />
)
