import { CodeBlock } from '../ui/code-block.tsx'
import { JsonCode, prettyJson } from '../ui/json-code.tsx'
import css from './review.module.css'

/** A body: JSON in colours, anything else as it is. Without one, says so. */
export function BodyBlock({ text, what, none }: { text: string | null; what: string; none: string }) {
  if (text === null || text === '') return <p className={css.none}>{none}</p>
  const pretty = prettyJson(text)
  return (
    <CodeBlock text={pretty ?? text} what={what} wrap>
      {pretty === null ? text : <JsonCode text={pretty} />}
    </CodeBlock>
  )
}
