import type { ReferenceCall } from '@edis/contract/reference-call'
import css from './reference.module.css'

/** Stands where the request panel will be, in pages that are drawn at build time: what it holds is the browser's. */
export function RequestPanel({ call }: { call: ReferenceCall }) {
  return (
    <div className={css.panelDrawn}>
      <div />
      <pre>
        {call.method} {call.path}
        {'\n\n'}
        {JSON.stringify(call.examples.request, null, 2)}
      </pre>
    </div>
  )
}
