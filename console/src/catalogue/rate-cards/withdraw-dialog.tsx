import { toast } from '@edis/ui/states/toast.tsx'
import { useEnvironment } from '../../environment.ts'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import { type RateCard, useWithdrawCard } from '../catalogue.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.withdraw

/** Takes back a version before its first day. */
export function WithdrawDialog({ card, onClose }: { card: RateCard; onClose: () => void }) {
  const environment = useEnvironment()
  const withdraw = useWithdrawCard(environment)
  const done = () => {
    toast(messages.done(card.name))
    onClose()
  }
  return (
    <ReasonDialog
      title={messages.title(card.name)}
      environment={environment}
      act={messages.act}
      tone="danger"
      running={withdraw}
      onAct={(reason) => withdraw.mutate({ card: String(card.card), reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.text}</p>
    </ReasonDialog>
  )
}
