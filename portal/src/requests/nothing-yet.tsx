import { type Environment } from '@edis/contract/environment'
import { hosts } from '../settings.ts'
import { shellGrammar } from '@edis/ui/code/code-tokens.ts'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import css from './requests.module.css'

/** The log before the first call, and a line that makes one. */
export function NothingYet({ environment }: { environment: Environment }) {
  if (environment === 'production')
    return (
      <EmptyState title="Your software has not called production yet">
        Its first call shows up here within a second, with what was asked, what was answered and how long it took.
      </EmptyState>
    )
  const line = `curl '${hosts.development}/region?search=gambir' \\\n  -H "Authorization: Bearer $EDIS_TOKEN"`
  return (
    <>
      <EmptyState title="No call yet">
        Every call that your software makes shows up here within a second: what was asked, what was answered, how long
        it took, and what to do when it failed. Make a first one with your development token:
      </EmptyState>
      <div className={css.first}>
        <CodeBlock text={line} what="A first call" grammar={shellGrammar} />
      </div>
    </>
  )
}
