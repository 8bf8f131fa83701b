import { useState } from 'react'
import { CodeBlock } from '../ui/code-block.tsx'
import { JsonCode, prettyJson } from '../ui/json-code.tsx'
import { Segments } from '../ui/segments.tsx'

const views = [
  { value: 'pretty', title: 'Pretty' },
  { value: 'raw', title: 'Raw' },
] as const
type View = (typeof views)[number]['value']

/** A logged body: JSON in colours, or as it was kept. What is copied is what is seen. */
export function BodyBlock({ text, what }: { text: string; what: string }) {
  const [view, setView] = useState<View>('pretty')
  const pretty = prettyJson(text)
  const shown = view === 'pretty' && pretty !== null ? pretty : text
  return (
    <CodeBlock
      text={shown}
      what={what}
      wrap={view === 'raw'}
      actions={
        pretty !== null && <Segments label={`${what} as`} choices={views} value={view} onChange={setView} onCode />
      }
    >
      <JsonCode text={shown} />
    </CodeBlock>
  )
}
