import { toast } from '@edis/ui/states/toast.tsx'
import { Ago } from '@edis/ui/time/clock.tsx'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import { type OperationsKey, useRevokeKey } from './keys.queries.ts'
import { messages as all } from './messages.en.tsx'

const messages = all.revoking

type RevokeDialogProps = { shown: OperationsKey; now: number; onClose: () => void }

export function RevokeDialog({ shown, now, onClose }: RevokeDialogProps) {
  const { key_id: id, name, environment, last_used_at: used } = shown
  const revoke = useRevokeKey(id)
  const done = () => {
    toast(messages.done(name))
    onClose()
  }
  return (
    <ReasonDialog
      title={messages.title(name)}
      environment={environment}
      act={messages.act}
      tone="danger"
      running={revoke}
      onAct={(reason) => revoke.mutate(reason, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        {messages.text} {used !== null && messages.lastUsed(<Ago at={used} now={now} />)}
      </p>
    </ReasonDialog>
  )
}
