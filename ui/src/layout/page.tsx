import type { ReactNode } from 'react'
import { useTitle } from './document-title.ts'
import css from './page.module.css'

type PageProps = {
  /** The screen's heading and the document's title. */
  title: string
  lead?: ReactNode
  /** Stands over the heading: the way back. */
  above?: ReactNode
  /** Stands beside the heading: the environment that the screen shows. */
  tag?: ReactNode
  actions?: ReactNode
  /** The ways to the pages beside it, in a line below the heading: links in `tabs` of `tabs.module.css`. */
  tabs?: ReactNode
  children: ReactNode
}

/** A screen of the portal. */
export function Page({ title, lead, above, tag, actions, tabs, children }: PageProps) {
  useTitle(title)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          {above && <div className={css.above}>{above}</div>}
          <div className={css.title}>
            <h1>{title}</h1>
            {tag}
          </div>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {tabs}
      {children}
    </div>
  )
}
