import { useTitle } from '@edis/ui/layout/document-title.ts'
import type { ReactNode } from 'react'
import css from './page.module.css'

type PageProps = {
  /** The page's heading and the window's title. */
  title: string
  /** Beside the heading, small: when it was, how many there are. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page of the console. */
export function Page({ title, note, actions, children }: PageProps) {
  useTitle(title)
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        {note && <p className={css.note}>{note}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}

/** Above the head of one object: the link to all of them. */
export const Crumb = ({ children }: { children: ReactNode }) => <p className={css.crumb}>{children}</p>
