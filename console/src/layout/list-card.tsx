import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { type Answer, QueryCard } from '@edis/ui/states/query-card.tsx'
import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

type Texts = Record<'what' | 'none' | 'noneText' | 'noMatch' | 'noMatchText' | 'clear' | 'more', string> & {
  columns: Record<string, string>
}

type ListCardProps<Row> = {
  title: string
  /** The name of the list; without it, the card's title. */
  label?: string
  texts: Texts
  /** How the columns share the width. */
  columns: string | undefined
  query: Answer<Row[]>
  /** Fetches the next rows; null: these are all. */
  pages: ComponentProps<typeof MoreRows>['query'] | null
  filters: ReactNode
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined
  children: (row: Row) => ReactNode
}

/** A list of the console: its filters, the rows under the names of their columns, and the next ones on demand. */
export function ListCard<Row>({ title, label = title, texts, columns, query, pages, ...props }: ListCardProps<Row>) {
  const names = <ColumnNames className={columns} names={Object.values(texts.columns)} />
  return (
    <QueryCard
      title={<h2>{title}</h2>}
      filters={props.filters}
      query={query}
      what={texts.what}
      loading={{ rows: 8, shape: 'table', names }}
      empty={
        query.data?.length === 0 &&
        (props.onClear ? (
          <EmptyState title={texts.noMatch} action={<Button onClick={props.onClear}>{texts.clear}</Button>}>
            {texts.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        ))
      }
    >
      {(data) => (
        <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          {names}
          <ul aria-label={label}>{data.map(props.children)}</ul>
          {pages && <MoreRows query={pages}>{texts.more}</MoreRows>}
        </div>
      )}
    </QueryCard>
  )
}
