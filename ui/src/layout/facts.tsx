import type { ReactNode } from 'react'
import { CopyIconButton } from '../controls/copy-icon-button.tsx'
import css from './facts.module.css'

/** What a record says of itself, a line each. */
export const Facts = ({ label, children }: { label?: string; children: ReactNode }) => (
  <dl className={css.facts} aria-label={label}>
    {children}
  </dl>
)

/** `copy`: what a button behind it copies. */
export function Fact({ name, copy, children }: { name: string; copy?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        {copy !== undefined && <CopyIconButton text={copy} what={name} />}
      </dd>
    </div>
  )
}
