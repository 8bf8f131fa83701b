import type { ReactNode } from 'react'
import css from './card.module.css'

type CardProps = { title: ReactNode; mark?: ReactNode; actions?: ReactNode; children: ReactNode; label?: string }

/** A bordered part of a page, with a bar that names it. */
export function Card({ title, mark, actions, children, label }: CardProps) {
  return (
    <section className={css.card} aria-label={label}>
      <div className={css.bar}>
        {title}
        {mark}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
