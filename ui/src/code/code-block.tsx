import type { ReactNode } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import css from './code-block.module.css'

type CodeBlockProps = {
  /** What is copied. */
  text: string
  what: string
  /** Beside the copy button. */
  actions?: ReactNode
  /** Breaks long lines instead of letting them run out to the side. */
  wrap?: boolean
  /** The same text in colours. */
  children: ReactNode
}

/** Code on its dark ground, in both schemes. */
export function CodeBlock({ text, what, actions, wrap = false, children }: CodeBlockProps) {
  return (
    <div className={css.block}>
      <div className={css.bar}>
        <span>{what}</span>
        {actions}
        <CopyButton text={text} what={what} />
      </div>
      <pre data-wrap={wrap || undefined} tabIndex={0} role="region" aria-label={what}>
        <code>{children}</code>
      </pre>
    </div>
  )
}
