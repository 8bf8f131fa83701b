import type { ReactNode } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import { Code } from './code.tsx'
import type { Grammar } from './code-tokens.ts'
import css from './code-block.module.css'

type CodeBlockProps = {
  /** What is copied. */
  text: string
  what: string
  grammar?: Grammar
  /** Beside the copy button. */
  actions?: ReactNode
  /** Breaks long lines instead of letting them run out to the side. */
  wrap?: boolean
  /** What is shown, where that is not the text in its colours. */
  children?: ReactNode
}

/** Code on its dark ground, in both schemes. */
export function CodeBlock({ text, what, grammar, actions, wrap = false, children }: CodeBlockProps) {
  return (
    <div className={css.block}>
      <div className={css.bar}>
        <span>{what}</span>
        {actions}
        <CopyButton text={text} what={what} />
      </div>
      <pre data-wrap={wrap || undefined} tabIndex={0} role="region" aria-label={what}>
        {children ?? <Code text={text} grammar={grammar} />}
      </pre>
    </div>
  )
}
