import type { ReactNode } from 'react'
import css from './check.module.css'

type CheckProps = {
  name: string
  value?: string
  defaultChecked?: boolean
  /** What it means, below what it is. */
  note?: ReactNode
  onChange?: (on: boolean) => void
  children: ReactNode
}

/** Something of a form that is wanted or not. */
export const Check = ({ note, onChange, children, ...box }: CheckProps) => (
  <label className={css.check}>
    <input type="checkbox" {...box} onChange={({ currentTarget }) => onChange?.(currentTarget.checked)} />
    <span>
      {children}
      {note && <small>{note}</small>}
    </span>
  </label>
)

/** Several of them, under what they are. */
export const Checks = ({ legend, note, children }: { legend: string; note?: ReactNode; children: ReactNode }) => (
  <fieldset className={css.checks}>
    <legend>{legend}</legend>
    {note && <p>{note}</p>}
    {children}
  </fieldset>
)
