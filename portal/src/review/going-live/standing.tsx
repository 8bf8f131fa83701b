import { requestProduction } from '@edis/contract/portal-calls/going-live'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../../permission.ts'
import { goingLiveQuery, useRequestProduction } from '../review.queries.ts'
import { messages } from './messages.en.ts'
import css from './going-live.module.css'

const words = messages.request

/** Asks for production, once the report is complete, and again after a refusal. Nothing while the request waits or once it was granted. */
export function RequestProduction({ ready }: { ready: boolean }) {
  const { data: standing } = useQuery(goingLiveQuery)
  const [asking, setAsking] = useState(false)
  const ask = useRequestProduction()
  const may = useMay()
  if (!may(requestProduction)) return null
  if (standing?.production !== 'none' && standing?.production !== 'refused') return null
  return (
    <>
      <Button variant="filled" disabled={!ready} onClick={() => setAsking(true)}>
        {words.act}
      </Button>
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

/** Where the request for production stands, in a sentence. */
export function StandingWords() {
  const { data: standing, error } = useQuery(goingLiveQuery)
  if (error && !standing) return <p className={css.standing}>{messages.standing.failed}</p>
  if (!standing || standing.production === 'none') return null
  const { production, requested_at: requested, granted_at: granted, refused_at: refused } = standing
  return (
    <div className={css.standing}>
      <Tag tone={production === 'granted' ? 'live' : 'dev'}>{messages.standing.tags[production]}</Tag>
      <p>
        {production === 'granted' && granted
          ? messages.standing.granted(localMoment(new Date(granted)))
          : production === 'refused' && refused
            ? messages.standing.refused(localMoment(new Date(refused)), standing.refused_reason ?? '')
            : requested && messages.standing.requested(localMoment(new Date(requested)))}
      </p>
    </div>
  )
}
