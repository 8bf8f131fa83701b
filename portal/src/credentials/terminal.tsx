import { useQuery } from '@tanstack/react-query'
import { hosts } from '../settings.ts'
import { shellGrammar } from '@edis/ui/code/code-tokens.ts'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { curlLine, keyVariable } from './credential-set.ts'
import { credentialsQuery } from './credentials.queries.ts'
import { messages } from './messages.en.tsx'
import css from './credentials.module.css'

/** A line to paste, for the environment in view. */
export function Terminal() {
  const environment = useEnvironment()
  const { data: set } = useQuery(credentialsQuery(environment))
  if (!set) return null
  return (
    <section className={css.terminal} aria-labelledby="terminal">
      <div className={css.terminalHead}>
        <h2 id="terminal">{messages.terminal.title}</h2>
      </div>
      <CodeBlock text={curlLine(hosts[environment], set.id)} what={messages.terminal.line} grammar={shellGrammar} />
      <p>{messages.terminal.hint(<code>{keyVariable}</code>)}</p>
    </section>
  )
}
