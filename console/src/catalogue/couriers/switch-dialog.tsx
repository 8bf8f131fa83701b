import { Choices } from '@edis/ui/controls/choices.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { MomentField, momentIn } from '../../layout/moment-field.tsx'
import { ReasonDialog } from '../../layout/reason-dialog.tsx'
import { type Courier, nameOfService, useSwitch } from '../catalogue.queries.ts'
import { messages } from './messages.en.ts'

type Props = { courier: Courier; service: Courier['services'][number] | null; onClose: () => void }

const dayMs = 86_400_000
type Span = 'day' | 'until' | 'open'

/** Switches a courier, or one of its services, off or on again. */
export function SwitchDialog({ courier, service, onClose }: Props) {
  const environment = useEnvironment()
  const running = useSwitch(environment)
  const [span, setSpan] = useState<Span>('day')
  const name = service ? nameOfService(courier, service) : courier.name
  const isOn = (service ?? courier).is_active
  const texts = isOn ? messages.off : messages.on
  const untilError = fieldError(running.error, 'until')
  const untilOf = (form: FormData) =>
    span === 'day' ? new Date(Date.now() + dayMs).toISOString() : span === 'until' ? momentIn(form, 'until') : undefined
  const done = () => {
    toast(texts.done(name))
    onClose()
  }
  return (
    <ReasonDialog
      title={texts.title(name)}
      environment={environment}
      act={texts.act}
      tone={isOn ? 'danger' : 'filled'}
      running={running}
      fieldErrors={[untilError]}
      onAct={(reason, form) =>
        running.mutate(
          {
            courier_code: courier.courier_code,
            service_code: service?.service_code,
            is_active: !isOn,
            until: isOn ? untilOf(form) : undefined,
            reason,
          },
          { onSuccess: done },
        )
      }
      onClose={onClose}
    >
      <p>{texts.text}</p>
      {isOn && (
        <Choices
          legend={messages.howLong}
          name="span"
          value={span}
          choices={(['day', 'until', 'open'] as const).map((value) => ({
            value,
            ...messages.spans[value],
            more: value === 'until' && <MomentField label={messages.until} name="until" required error={untilError} />,
          }))}
          onChange={setSpan}
        />
      )}
    </ReasonDialog>
  )
}
