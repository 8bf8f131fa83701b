import type { ReactNode } from 'react'
import css from './icon-button.module.css'

type IconButtonProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }

/** An act shown as its icon; the name is what screen readers hear and who points at it reads. */
export const IconButton = ({ label, disabled, onClick, children }: IconButtonProps) => (
  <button type="button" className={css.button} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </button>
)
