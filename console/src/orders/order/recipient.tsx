import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { ReasonField } from '../../layout/reason-field.tsx'
import { type ShownOrder, useReveal } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'

const messages = all.recipient

/** Whom the order goes to: masked, until who asks says why. */
export function Recipient({ order, district }: { order: ShownOrder['order']; district: string | null }) {
  const environment = useEnvironment()
  const [asking, setAsking] = useState(false)
  const reveal = useReveal(environment, order.order_id)
  const recipient = reveal.data?.recipient ?? order.recipient
  const reasonError = fieldError(reveal.error, 'reason')
  return (
    <Card
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      actions={
        !reveal.data && (
          <Button size="sm" onClick={() => setAsking(true)}>
            {messages.reveal}
          </Button>
        )
      }
    >
      <div className={css.inside}>
        <Facts>
          <Fact name={messages.name}>{recipient.name}</Fact>
          <Fact name={messages.phone}>{recipient.phone}</Fact>
          <Fact name={messages.address}>{recipient.address}</Fact>
          <Fact name={messages.district}>
            {district ?? recipient.district_code} {recipient.postal_code}
          </Fact>
        </Facts>
      </div>
      {asking && (
        <FormDialog
          title={messages.dialog}
          act={messages.reveal}
          running={reveal}
          fieldErrors={[reasonError]}
          onSubmit={(form) => reveal.mutate(filledIn(form, 'reason'), { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{messages.text}</p>
          <ReasonField error={reasonError} autoFocus />
        </FormDialog>
      )}
    </Card>
  )
}
