import type { ReactNode } from 'react'
import css from './text-button.module.css'

type TextButtonProps = { onClick: () => void; pressed?: boolean; danger?: boolean; children: ReactNode }

/** An act in the quiet of a row. `danger`: what it does can't be undone. */
export function TextButton({ onClick, pressed, danger, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-pressed={pressed}
      data-danger={danger || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
