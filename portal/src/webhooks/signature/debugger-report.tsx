import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import css from '../tools/tools.module.css'
import type { Difference } from './difference.ts'
import { messages } from './messages.en.tsx'
import type { SignatureReport } from './signature-debugger.ts'

export function DebuggerReport({ report }: { report: SignatureReport }) {
  const { genuine, findings, oddities, baseString, expected, difference } = report
  return (
    <>
      {genuine && (
        <p className={css.verdict} data-tone="live">
          {messages.valid((text) => (
            <strong>{text}</strong>
          ))}
        </p>
      )}
      {findings.map(({ title, remedy, certain }) => (
        <div key={title + remedy} className={css.verdict} data-tone="bad">
          <p>
            <strong>{title}</strong> {!certain && <Tag tone="dev">{messages.likely}</Tag>}
          </p>
          <p>{remedy}</p>
        </div>
      ))}
      {oddities.map((oddity) => (
        <p key={oddity} className={css.verdict} data-tone="dev">
          {oddity}
        </p>
      ))}
      {difference && <Parting difference={difference} />}
      {baseString !== null && <CodeBlock text={baseString} what={messages.signedContent} wrap />}
      {expected !== null && <CodeBlock text={expected} what={messages.expected} wrap />}
    </>
  )
}

const width = Math.max(messages.signed.length, messages.yours.length)
const signedName = messages.signed.padEnd(width)
const yoursName = messages.yours.padEnd(width)

/** What was signed over what was given, from their first difference on. Line breaks are shown as ↵. */
function Parting({ difference: { at, before, signed, given } }: { difference: Difference }) {
  const visible = (text: string) => text.replaceAll('\n', '↵')
  const rest = (text: string) => (text === '' ? messages.endsHere : visible(text))
  return (
    <CodeBlock text={`${before}${signed}\n${before}${given}`} what={messages.difference(at + 1)}>
      <code>
        {`${signedName}  …`}
        {visible(before)}
        <i>{rest(signed)}</i>
        {`\n${yoursName}  …`}
        {visible(before)}
        <mark>{rest(given)}</mark>
      </code>
    </CodeBlock>
  )
}
