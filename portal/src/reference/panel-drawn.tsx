import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { languageTitle } from '@edis/contract/snippets/snippet-languages'
import { curl } from '@edis/contract/snippets/curl'
import { Code } from '@edis/ui/code/code.tsx'
import { shellGrammar } from '@edis/ui/code/code-tokens.ts'
import css from './run/request/request-panel.module.css'
import { shownSnippet } from './run/request/shown-snippet.ts'
import { startingRequest } from './run/request/starting-request.ts'

const exampleKey = '8f14e45f-ea3b-4c0d-9a53-2b6d1f7c9e10'

/** Stands where the request panel will be, in pages that are drawn at build time: what the panel adds is the browser's. */
export function RequestPanel({ call }: { call: ReferenceCall }) {
  const { draft } = startingRequest(call, { known: [], digits: null, now: 0 })
  const { shown } = shownSnippet(curl, call, draft, {
    // The door writes the address in
    host: '%DEVELOPMENT_URL%',
    idempotencyKey: exampleKey,
    own: null,
    revealed: false,
  })
  return (
    <div className={css.panel}>
      <div className={css.box}>
        <div className={css.bar}>{Object.values(languageTitle).join('   ')}</div>
        <pre className={css.code}>
          <Code text={shown} grammar={shellGrammar} />
        </pre>
        <div className={css.foot} />
      </div>
    </div>
  )
}
