import type { ReactNode } from 'react'
import css from './card.module.css'

export type CardProps = {
  /** Null where something over the card names it. */
  title: ReactNode
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
  label?: string | undefined
  /** Of the place on the page, where it can be linked to. */
  id?: string | undefined
}

/** A bordered part of a page, with a bar that names it. */
export function Card({ title, mark, actions, children, label, id }: CardProps) {
  return (
    <section id={id} className={css.card} aria-label={label}>
      {title !== null && (
        <div className={css.bar}>
          {title}
          {mark}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
