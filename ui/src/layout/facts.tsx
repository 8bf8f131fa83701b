import type { ReactNode } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import css from './facts.module.css'

/** What a record says of itself, a line each. */
export const Facts = ({ label, children }: { label?: string; children: ReactNode }) => (
  <dl className={css.facts} aria-label={label}>
    {children}
  </dl>
)

/** `copy`: what a button beside it copies. */
export function Fact({ name, copy, children }: { name: string; copy?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        {copy !== undefined && <CopyButton text={copy} what={name} />}
      </dd>
    </div>
  )
}
