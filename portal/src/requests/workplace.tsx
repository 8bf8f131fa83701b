import { useTitle } from '@edis/ui/layout/document-title.ts'
import type { ReactNode } from 'react'
import { messages } from './messages.en.tsx'
import css from './workplace.module.css'

type WorkplaceProps = {
  /** Beside the heading. */
  mark?: ReactNode
  actions?: ReactNode
  views?: ReactNode
  /** One request, beside the list where there is room. */
  panel?: ReactNode
  children: ReactNode
}

/** The log from edge to edge of the page. */
export function Workplace({ mark, actions, views, panel, children }: WorkplaceProps) {
  useTitle(messages.title)
  return (
    <div className={css.desk} data-split={Boolean(panel) || undefined}>
      <div id="requests-top" className={css.log}>
        <header className={css.head}>
          <h1>{messages.title}</h1>
          {mark}
          <div className={css.actions}>{actions}</div>
        </header>
        {views}
        {children}
      </div>
      {panel}
    </div>
  )
}
