import { requestClosing, withdrawClosing } from '@edis/contract/portal-calls/closing'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useMay } from '../../permission.ts'
import css from '../account.module.css'
import { closingQuery, useClosing } from './closing.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.closing

/** The account's end: asked for here, confirmed by the provider. */
export function ClosingSection() {
  const query = useQuery(closingQuery)
  const asked = shownData(query)
  const [asking, setAsking] = useState(false)
  const closing = useClosing()
  const may = useMay()
  const withdraw = () =>
    closing.mutate(null, {
      onSuccess: () => toast(messages.withdrawn),
      onError: (error) => toast(error.message, 'failed'),
    })
  const ask = (form: FormData) =>
    closing.mutate(
      { reason: filledIn(form, 'reason') },
      {
        onSuccess: () => {
          toast(messages.asked)
          setAsking(false)
        },
      },
    )
  return (
    <>
      <QueryCard
        title={<h2>{messages.title}</h2>}
        label={messages.title}
        query={query}
        what={messages.theState}
        loading={{ rows: 1 }}
      >
        {(requestedAt) => (
          <div className={css.row}>
            <div className={css.text}>
              <p>{requestedAt === null ? messages.lead : messages.requested(localMoment(new Date(requestedAt)))}</p>
              <p>{messages.effect}</p>
            </div>
            <div className={css.acts}>
              {!may(requestedAt === null ? requestClosing : withdrawClosing) ? null : requestedAt === null ? (
                <Button variant="subtle" className={css.danger ?? ''} onClick={() => setAsking(true)}>
                  {messages.ask}
                </Button>
              ) : (
                <Button loading={closing.isPending} onClick={withdraw}>
                  {messages.withdraw}
                </Button>
              )}
            </div>
          </div>
        )}
      </QueryCard>
      {asking && asked === null && (
        <FormDialog
          title={messages.asking.title}
          act={messages.ask}
          tone="danger"
          running={closing}
          fieldErrors={[]}
          onSubmit={ask}
          onClose={() => setAsking(false)}
        >
          <p>{messages.asking.text}</p>
          <TextField label={messages.asking.reason} name="reason" maxLength={200} autoComplete="off" />
        </FormDialog>
      )}
    </>
  )
}
