import { toast } from '@edis/ui/states/toast.tsx'
import { useContractPrice } from '../../catalogue/catalogue.queries.ts'
import { useEnvironment } from '../../environment.ts'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import type { Partner, ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.prices

type Props = { partner: Partner; price: ShownPartner['prices'][number]; onClose: () => void }

/** Ends a contract price: from then on the card's own holds. */
export function RemovePriceDialog({ partner, price, onClose }: Props) {
  const environment = useEnvironment()
  const put = useContractPrice(environment, partner.partner_id)
  const { courier_code, service_code } = price
  const service = `${courier_code} ${service_code}`
  const done = () => {
    toast(messages.removed(service))
    onClose()
  }
  return (
    <ReasonDialog
      title={messages.removeTitle(service)}
      environment={environment}
      act={messages.remove}
      tone="danger"
      running={put}
      onAct={(reason) => put.mutate({ courier_code, service_code, discount_bp: null, reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.removeText}</p>
    </ReasonDialog>
  )
}
