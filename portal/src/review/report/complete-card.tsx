import type { DataOf } from '@edis/contract/calls/call'
import type { goingLive } from '@edis/contract/portal-calls/going-live'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localDay } from '@edis/ui/time/local-date.ts'
import { messages } from './messages.en.ts'
import css from './next-action.module.css'

const words = messages.complete

type CompleteCardProps = {
  required: number
  standing: DataOf<typeof goingLive>
  /** What production lacks yet, and what brings it there. */
  open?: { what: string; act: ReactNode } | undefined
}

/** What a complete report comes to: what is left to do in production, or that nothing is. */
export function CompleteCard({ required, standing, open }: CompleteCardProps) {
  const { production, granted_at: granted, certificate_id: certificate } = standing
  const text = granted ? words.grantedOn(localDay(new Date(granted))) : words.states[production]
  return (
    <section className={css.next} data-tone={open ? undefined : 'live'} aria-label={words.title}>
      {open && <p className={css.kicker}>{messages.next.title}</p>}
      <h2>{open ? open.what : words.passed(required)}</h2>
      <p className={css.hint}>
        {open && `${words.passed(required)}. `}
        {text}
      </p>
      <div className={css.acts}>
        {open?.act}
        {certificate && (
          <Button
            variant={open || production === 'none' || production === 'refused' ? 'default' : 'filled'}
            component={Link}
            to="/review/certificate"
          >
            {words.certificate}
          </Button>
        )}
      </div>
    </section>
  )
}
