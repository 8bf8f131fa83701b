import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { goingLiveQuery, useRequestProduction } from '../review.queries.ts'
import css from './going-live.module.css'

/** Asks for production, once the report is complete, and again after a refusal. Nothing while the request waits or once it was granted. */
export function RequestProduction({ ready }: { ready: boolean }) {
  const { data: standing } = useQuery(goingLiveQuery)
  const [asking, setAsking] = useState(false)
  const ask = useRequestProduction()
  if (standing?.production !== 'none' && standing?.production !== 'refused') return null
  return (
    <>
      <Button variant="filled" disabled={!ready} onClick={() => setAsking(true)}>
        Request production
      </Button>
      {asking && (
        <ConfirmDialog
          title="Request production?"
          environment="production"
          act="Request production"
          tone="filled"
          running={ask}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            ask.mutate(undefined, {
              onSuccess: ({ production }) => {
                toast(production === 'granted' ? 'Production is open for you.' : 'Production was requested.')
                setAsking(false)
              },
            })
          }
        >
          <p>
            EDIS looks at this report and its evidence, and opens production for you. Until then go on in development;
            your production keys, webhooks and addresses start empty.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Where the request for production stands, in a sentence. */
export function StandingWords() {
  const { data: standing, error } = useQuery(goingLiveQuery)
  if (error && !standing) return <p className={css.standing}>Whether production was granted could not be loaded.</p>
  if (!standing || standing.production === 'none') return null
  const { production, requested_at: requested, granted_at: granted, refused_at: refused } = standing
  return (
    <div className={css.standing}>
      <Tag tone={production === 'granted' ? 'live' : 'dev'}>production {production}</Tag>
      <p>
        {production === 'granted' && granted
          ? `Open for you since ${localMoment(new Date(granted))}.`
          : production === 'refused' && refused
            ? `Declined ${localMoment(new Date(refused))}: ${standing.refused_reason ?? ''} Fix this, then request production again.`
            : requested && `Asked for ${localMoment(new Date(requested))}. This page says when EDIS has granted it.`}
      </p>
    </div>
  )
}
