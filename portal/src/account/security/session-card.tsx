import type { SessionEntry } from '@edis/contract/portal-calls/sessions'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Count, Tag } from '@edis/ui/layout/tag.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { Ago } from '@edis/ui/time/clock.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { LaptopIcon, PhoneIcon } from '../account-icons.tsx'
import css from '../account.module.css'
import { messages as all } from './messages.en.ts'
import { sessionsQuery, useEndSessions } from './security.queries.ts'

const messages = all.sessions

export function SessionCard() {
  const query = useQuery(sessionsQuery)
  const end = useEndSessions()
  const others = (query.data ?? []).filter(({ current }) => !current).length
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      mark={query.data && <Count>{query.data.length}</Count>}
      actions={
        others > 0 && (
          <Button
            variant="subtle"
            className={css.danger ?? ''}
            loading={end.isPending && end.variables === 'others'}
            onClick={() => end.mutate('others', { onSuccess: (count) => toast(messages.othersEnded(count)) })}
          >
            {messages.endOthers}
          </Button>
        )
      }
      query={query}
      what={messages.what}
      loading={{ shape: 'rows' }}
    >
      {(sessions) => (
        <>
          <ul className={css.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} end={end} />
            ))}
          </ul>
          <FormError message={end.error?.message} />
        </>
      )}
    </QueryCard>
  )
}

function SessionRow({ session, end }: { session: SessionEntry; end: ReturnType<typeof useEndSessions> }) {
  const { id, current, device, address, created_at, last_used_at } = session
  const now = useNow(30_000)
  const began = localMoment(new Date(created_at))
  const name = device ?? messages.unknown
  return (
    <li className={css.row}>
      {/iOS|Android/.test(name) ? <PhoneIcon /> : <LaptopIcon />}
      <div className={css.text}>
        <div className={css.name}>
          {name}
          {current && <Tag tone="accent">{messages.current}</Tag>}
        </div>
        <p>{address === null ? messages.signedIn(began) : messages.signedInFrom(began, address)}</p>
      </div>
      <div className={css.acts}>
        <span className={css.quiet}>
          {current ? messages.activeNow : last_used_at && <Ago at={last_used_at} now={now} />}
        </span>
        {!current && (
          <Button
            size="sm"
            aria-label={messages.endOf(name)}
            loading={end.isPending && end.variables !== 'others' && end.variables?.id === id}
            onClick={() => end.mutate({ id }, { onSuccess: () => toast(messages.ended) })}
          >
            {messages.end}
          </Button>
        )}
      </div>
    </li>
  )
}
