import { type CSSProperties, useState } from 'react'
import { CodeBlock } from './code-block.tsx'
import { Code } from './code.tsx'
import { jsonGrammar } from './code-tokens.ts'
import { prettyJson } from './pretty-json.ts'
import { Segments } from '../layout/segments.tsx'
import css from './code-block.module.css'
import { messages } from '../messages.en.tsx'

const views = [
  { value: 'pretty', title: messages.views.pretty },
  { value: 'raw', title: messages.views.raw },
] as const
type View = (typeof views)[number]['value']

type BodyBlockProps = {
  text: string
  what: string
  /** Which lines of the JSON stand out, from 0. */
  lines?: ((text: string) => readonly number[]) | undefined
}

/** A body: JSON in colours or byte for byte, anything else as it is. What is copied is always the raw one. */
export function BodyBlock({ text, what, lines }: BodyBlockProps) {
  const [view, setView] = useState<View>('pretty')
  const pretty = prettyJson(text)
  if (pretty === null) return <CodeBlock text={text} what={what} wrap />
  return (
    <CodeBlock
      text={text}
      what={what}
      wrap={view === 'raw'}
      actions={<Segments label={messages.viewOf(what)} choices={views} value={view} onChange={setView} onCode />}
    >
      {view === 'pretty' && lines?.(pretty).map((line) => <LineMark key={line} line={line} />)}
      <Code text={view === 'pretty' ? pretty : text} grammar={jsonGrammar} />
    </CodeBlock>
  )
}

const LineMark = ({ line }: { line: number }) => (
  <span className={css.line} style={{ '--at': line } as CSSProperties} aria-hidden="true" />
)

export function HeadersBlock({ headers, what }: { headers: Record<string, string>; what: string }) {
  const lines = Object.entries(headers)
  return (
    <CodeBlock text={lines.map(([name, value]) => `${name}: ${value}`).join('\n')} what={what} wrap>
      <code>
        {lines.map(([name, value], index) => (
          <span key={name}>
            {index > 0 && '\n'}
            <b>{name}</b>: {value}
          </span>
        ))}
      </code>
    </CodeBlock>
  )
}
