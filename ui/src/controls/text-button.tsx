import type { ReactNode } from 'react'
import css from './text-button.module.css'

type TextButtonProps = { onClick: () => void; pressed?: boolean; children: ReactNode }

/** An act in the quiet of a row. */
export function TextButton({ onClick, pressed, children }: TextButtonProps) {
  return (
    <button type="button" className={css.button} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  )
}
