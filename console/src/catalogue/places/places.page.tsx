import { Tag } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Page } from '../../layout/page.tsx'
import { FileActs } from '../files/file-acts.tsx'
import { type FileName, rowsQuery } from '../files/files.queries.ts'
import { rowsOf } from './csv.ts'
import { messages } from './messages.en.ts'
import css from './places.module.css'

/** From where and when orders leave. Both are kept as files. */
export const PlacesPage = () => (
  <Page title={messages.title}>
    <div className={css.lists}>
      <FileCard kind="warehouses" texts={messages.warehouses}>
        {({ code, name, address, district_code, cut_off_time, is_active }) => (
          <li key={code} className={`${rows.row} ${css.row}`}>
            <span>
              <b>{name}</b> <code>{code}</code>
            </span>
            <span className={css.quiet}>
              {address} · {district_code}
            </span>
            <span className={css.quiet}>{messages.cutOff(cut_off_time ?? '')}</span>
            <span>{is_active === 'false' && <Tag>{messages.inactive}</Tag>}</span>
          </li>
        )}
      </FileCard>
      <FileCard kind="holidays" texts={messages.holidays}>
        {({ date = '', name }) => (
          <li key={date} className={`${rows.row} ${css.holiday}`}>
            <span className={css.quiet}>{localDay(new Date(date), 'UTC')}</span>
            <span>{name}</span>
          </li>
        )}
      </FileCard>
    </div>
  </Page>
)

type FileCardProps = {
  kind: FileName
  texts: typeof messages.warehouses
  children: (row: Partial<Record<string, string>>) => ReactNode
}

function FileCard({ kind, texts, children }: FileCardProps) {
  const query = useQuery(rowsQuery(useEnvironment(), kind))
  const list = query.data === undefined ? undefined : rowsOf(query.data)
  return (
    <QueryCard
      title={<h2>{texts.title}</h2>}
      label={texts.title}
      actions={<FileActs kind={kind} />}
      query={{ ...query, data: list }}
      what={texts.what}
      loading={{ rows: 5, shape: 'table' }}
      empty={list?.length === 0 && <EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
    >
      {(found) => <ul>{found.map(children)}</ul>}
    </QueryCard>
  )
}
