import { CrossIcon, PencilIcon, PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { IconButton } from '@edis/ui/controls/icon-button.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { localDay, localTimeOfDay } from '@edis/ui/time/local-date.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Page } from '../../layout/page.tsx'
import type { Entry } from '../entries/entries.ts'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { messages as editing } from '../entries/messages.en.ts'
import { RemoveHolidayDialog } from '../entries/remove-holiday-dialog.tsx'
import { rowsOf } from '../files/csv.ts'
import { FileActs } from '../files/file-acts.tsx'
import { rowsQuery } from '../files/files.queries.ts'
import { messages } from './messages.en.ts'
import css from './places.module.css'

/** From where and when orders leave. Both are kept as files. */
export function PlacesPage() {
  const [removed, setRemoved] = useState<Entry | null>(null)
  return (
    <Page title={messages.title}>
      <div className={css.lists}>
        <FileCard kind="warehouses" texts={messages.warehouses}>
          {(warehouse, edit) => (
            <li key={warehouse['code']} className={`${rows.row} ${css.row}`}>
              <span>
                <b>{warehouse['name']}</b> <code>{warehouse['code']}</code>
              </span>
              <span className={css.quiet}>
                {warehouse['address']} · {warehouse['district_code']}
              </span>
              <span className={css.quiet}>
                {warehouse['cut_off_time'] && messages.cutOff(localTimeOfDay(warehouse['cut_off_time']))}
              </span>
              <span>{warehouse['is_active'] === 'false' && <Tag>{messages.inactive}</Tag>}</span>
              <span className={css.acts}>{edit}</span>
            </li>
          )}
        </FileCard>
        <FileCard kind="holidays" texts={messages.holidays}>
          {(holiday, edit) => (
            <li key={holiday['date']} className={`${rows.row} ${css.holiday}`}>
              <span className={css.quiet}>{localDay(new Date(holiday['date'] ?? ''), 'UTC')}</span>
              <span>{holiday['name']}</span>
              <span className={css.acts}>
                {edit}
                <IconButton
                  label={editing.removeHoliday.actOf(holiday['name'] ?? '')}
                  onClick={() => setRemoved(holiday)}
                >
                  <CrossIcon />
                </IconButton>
              </span>
            </li>
          )}
        </FileCard>
      </div>
      {removed && <RemoveHolidayDialog holiday={removed} onClose={() => setRemoved(null)} />}
    </Page>
  )
}

type FileCardProps = {
  kind: 'warehouses' | 'holidays'
  texts: typeof messages.warehouses
  children: (row: Entry, edit: ReactNode) => ReactNode
}

function FileCard({ kind, texts, children }: FileCardProps) {
  const query = useQuery(rowsQuery(useEnvironment(), kind))
  const [edited, setEdited] = useState<Entry | 'new' | null>(null)
  const list = query.data === undefined ? undefined : rowsOf(query.data)
  const editOf = (row: Entry) => (
    <IconButton label={editing.editOf(row['name'] ?? '')} onClick={() => setEdited(row)}>
      <PencilIcon />
    </IconButton>
  )
  return (
    <>
      <QueryCard
        title={<h2>{texts.title}</h2>}
        label={texts.title}
        actions={
          <>
            <Button leftSection={<PlusIcon />} onClick={() => setEdited('new')}>
              {editing[kind].add}
            </Button>
            <FileActs kind={kind} />
          </>
        }
        query={{ ...query, data: list }}
        what={texts.what}
        loading={{ rows: 5, shape: 'table' }}
        empty={list?.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
      >
        {(found) => <ul>{found.map((row) => children(row, editOf(row)))}</ul>}
      </QueryCard>
      {edited && <EntryDialog kind={kind} entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
