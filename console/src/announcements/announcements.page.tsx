import { roleAllows } from '@edis/contract/calls/console-call'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Page } from '../layout/page.tsx'
import { useMe } from '../session.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { announcementsQuery } from './announcements.queries.ts'
import css from './announcements.module.css'
import { messages } from './messages.en.ts'

const { columns } = messages
const names = (
  <ColumnNames className={css.columns} names={[columns.title, columns.kind, columns.shown, columns.state]} />
)

/** What all partners are told, in both languages: a banner in their portal, and an entry of What’s new. */
export function AnnouncementsPage() {
  const query = useInfiniteQuery(announcementsQuery)
  const mayChange = roleAllows(useMe().role, 'partners:write')
  const now = useNow(30_000)
  const [writing, setWriting] = useState(false)
  return (
    <Page
      title={messages.title}
      actions={
        mayChange && (
          <Button variant="filled" leftSection={<PlusIcon />} onClick={() => setWriting(true)}>
            {messages.announce}
          </Button>
        )
      }
    >
      <QueryCard
        title={<h2>{messages.all}</h2>}
        query={query}
        what={messages.what}
        loading={{ rows: 4, shape: 'rows', names }}
        empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
      >
        {(announcements) => (
          <>
            {names}
            <ul aria-label={messages.all}>
              {announcements.map((announcement) => (
                <AnnouncementRow
                  key={announcement.announcement_id}
                  announcement={announcement}
                  now={now}
                  mayChange={mayChange}
                />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </>
        )}
      </QueryCard>
      {writing && <AnnounceDialog onClose={() => setWriting(false)} />}
    </Page>
  )
}
