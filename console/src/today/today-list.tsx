import { Card } from '@edis/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Count } from '../layout/count.tsx'
import type { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import css from './today.module.css'

type TodayListProps<Row> = {
  id: string
  title: string
  list: { count: number; items: readonly Row[] }
  bad?: boolean
  /** Where all of them are. */
  all?:
    | { to: typeof paths.approvals | typeof paths.webhooks | typeof paths.reports }
    | { to: typeof paths.partners; search: { show: 'trouble' } }
    | { to: typeof paths.orders; search: { status: 'cancel_requested' } }
  /** What it says when there is none. */
  none: string
  /** Below the rows, where there is room. */
  foot?: string
  children: (row: Row) => ReactNode
}

const shownRows = 4

/** A card of the first few that wait. */
export const TodayList = <Row,>({ id, title, list, bad = false, all, none, foot, children }: TodayListProps<Row>) => (
  <Card
    id={id}
    label={title}
    title={<h2>{title}</h2>}
    mark={<Count of={list.count} bad={bad} />}
    actions={
      all &&
      list.count > 0 && (
        <Link {...all} className={css.more} aria-label={messages.viewAllOf(title)}>
          {messages.viewAll}
        </Link>
      )
    }
  >
    {list.items.length === 0 && <p className={css.none}>{none}</p>}
    {list.items.length > 0 && <ul>{list.items.slice(0, shownRows).map(children)}</ul>}
    {foot && list.items.length > 0 && list.items.length < shownRows && <p className={css.none}>{foot}</p>}
  </Card>
)
