import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { couriersQuery, nameOfService, useContractPrice } from '../../catalogue/catalogue.queries.ts'
import { useEnvironment } from '../../environment.ts'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import type { Partner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.prices

/** Gives the partner another price for a service, in percent off the card's. */
export function PriceDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const environment = useEnvironment()
  const { data: couriers = [] } = useQuery(couriersQuery(environment))
  const put = useContractPrice(environment, partner.partner_id)
  const discountError = fieldError(put.error, 'discount_bp')
  const services = couriers.flatMap((courier) =>
    courier.services.map((service) => ({
      value: `${courier.courier_code} ${service.service_code}`,
      label: nameOfService(courier, service),
    })),
  )
  const act = (reason: string, form: FormData) => {
    const service = filledIn(form, 'service')
    const [courierCode = '', serviceCode = ''] = service.split(' ')
    const discount = Math.round(Number(filledIn(form, 'percent')) * 100)
    const done = () => {
      toast(messages.saved(service))
      onClose()
    }
    put.mutate(
      { courier_code: courierCode, service_code: serviceCode, discount_bp: discount, reason },
      { onSuccess: done },
    )
  }
  return (
    <ReasonDialog
      title={messages.addTitle(partner.name)}
      environment={environment}
      act={messages.save}
      running={put}
      hasFields
      fieldErrors={[discountError]}
      onAct={act}
      onClose={onClose}
    >
      <NativeSelect data-autofocus label={messages.service} name="service" data={services} />
      <TextField
        label={messages.percent}
        description={messages.percentNote}
        name="percent"
        type="number"
        required
        min={0.01}
        max={100}
        step={0.01}
        error={discountError && messages.percentInvalid}
      />
    </ReasonDialog>
  )
}
