import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import css from './code-block.module.css'

/** Code on its dark ground, in both schemes. `text` is what is copied, `children` the same in colours. */
export function CodeBlock({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <div className={css.block}>
      <div className={css.bar}>
        {what}
        <CopyButton text={text} what={what} />
      </div>
      <pre tabIndex={0} role="region" aria-label={what}>
        <code>{children}</code>
      </pre>
    </div>
  )
}
