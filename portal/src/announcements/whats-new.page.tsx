import { Dot, Tag } from '@edis/ui/layout/tag.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type Announcement, announcementsQuery } from './announcements.queries.ts'
import { kindTone } from './banners.ts'
import { messages } from './messages.en.ts'
import css from './whats-new.module.css'

/** Everything that the provider has announced, whether it is over or not. */
export function WhatsNewPage() {
  const query = useQuery(announcementsQuery)
  const chosen = useLocation({ select: ({ hash }) => hash })
  return (
    <Page title={messages.title}>
      <div className={css.announcements}>
        <QueryCard
          title={<h2>{messages.announcements}</h2>}
          query={query}
          what={messages.theAnnouncements}
          loading={{ rows: 3, shape: 'rows' }}
          empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
        >
          {(announcements) => (
            <ul>
              {nowFirst(announcements).map((one) => (
                <Entry key={one.id} announcement={one} chosen={one.id === chosen} />
              ))}
            </ul>
          )}
        </QueryCard>
      </div>
    </Page>
  )
}

/** An incident that lasts comes before what is newer. */
const nowFirst = (announcements: readonly Announcement[]) => {
  const lasts = ({ kind, in_force: inForce }: Announcement) => kind === 'incident' && inForce
  return [...announcements.filter(lasts), ...announcements.filter((one) => !lasts(one))]
}

const intoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

function Entry({ announcement: one, chosen }: { announcement: Announcement; chosen: boolean }) {
  return (
    <li id={one.id} ref={chosen ? intoView : null} className={css.entry} data-chosen={chosen || undefined}>
      <h3>
        {one.title}
        {one.in_force && (
          <Tag tone={kindTone[one.kind]}>
            <Dot tone={kindTone[one.kind]} />
            {messages.now}
          </Tag>
        )}
      </h3>
      <p className={css.when}>
        {messages.kinds[one.kind]} · <Moment at={one.from} />
        {one.until !== null && (
          <>
            {' – '}
            <Moment at={one.until} />
          </>
        )}
      </p>
      <p className={css.text}>{one.text}</p>
    </li>
  )
}
