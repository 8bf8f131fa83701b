import type { ReactNode } from 'react'
import css from './unseen.module.css'

/** For who listens: what everybody else sees by itself. With a role, what it says is told as it changes. */
export const Unseen = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <span role={role} className={css.unseen}>
    {children}
  </span>
)
