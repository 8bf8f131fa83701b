import { type ReactNode, useId } from 'react'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import css from './group.module.css'

type GroupProps = {
  title: string
  mark?: ReactNode
  note?: ReactNode
  /** At the other end of its head. */
  last?: ReactNode
  open: boolean
  onToggle: () => void
  children: () => ReactNode
}

/** Entries under a head that folds them away. */
export function Group({ title, mark, note, last, open, onToggle, children }: GroupProps) {
  const panel = useId()
  return (
    <div className={css.group}>
      <button type="button" className={css.head} aria-expanded={open} aria-controls={panel} onClick={onToggle}>
        <ChevronIcon />
        {mark}
        <b>{title}</b>
        {note}
        {last && <span className={css.last}>{last}</span>}
      </button>
      <div id={panel} className={css.panel} hidden={!open}>
        {open && children()}
      </div>
    </div>
  )
}
