import { requestProduction } from '@edis/contract/portal-calls/going-live'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../../permission.ts'
import { goingLiveQuery, useRequestProduction } from '../review.queries.ts'
import css from './going-live.module.css'
import { messages } from './messages.en.ts'

const words = messages.request

/** Asks for production, once the report is complete, and again after a refusal. Nothing while the request waits or once it was granted. */
export function RequestProduction({ ready }: { ready: boolean }) {
  const { data: standing } = useQuery(goingLiveQuery)
  const id = useId()
  const [asking, setAsking] = useState(false)
  const ask = useRequestProduction()
  const may = useMay()
  if (!may(requestProduction)) return null
  if (standing?.production !== 'none' && standing?.production !== 'refused') return null
  return (
    <>
      <span className={css.request} title={ready ? undefined : words.incomplete}>
        <Button
          variant="filled"
          disabled={!ready}
          aria-describedby={ready ? undefined : id}
          onClick={() => setAsking(true)}
        >
          {words.act}
        </Button>
        {!ready && (
          <span id={id} className="unseen">
            {words.incomplete}
          </span>
        )}
      </span>
      {asking && (
        <ConfirmDialog
          title={words.title}
          environment="production"
          act={words.act}
          tone="filled"
          running={ask}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            ask.mutate(undefined, {
              onSuccess: ({ production }) => {
                toast(production === 'granted' ? words.granted : words.requested)
                setAsking(false)
              },
            })
          }
        >
          <p>{words.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
