import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import css from '../tools.module.css'
import type { Difference } from './difference.ts'
import type { SignatureReport } from './signature-debugger.ts'

export function DebuggerReport({ report }: { report: SignatureReport }) {
  const { genuine, findings, oddities, baseString, expected, difference } = report
  return (
    <>
      {genuine && (
        <p className={css.verdict} data-tone="live">
          <strong>Nothing is wrong.</strong> The signature fits and is fresh: your code must accept it.
        </p>
      )}
      {findings.map(({ title, remedy, certain }) => (
        <div key={title + remedy} className={css.verdict} data-tone="bad">
          <p>
            <strong>{title}</strong> {!certain && <Tag tone="dev">most likely</Tag>}
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
      {baseString !== null && <CodeBlock text={baseString} what="Signature base string" wrap />}
      {expected !== null && <CodeBlock text={expected} what="Its signature with this secret" wrap />}
    </>
  )
}

/** Two base strings, one over the other, from where they part. Line breaks are shown as ↵. */
function Parting({ difference: { at, before, signed, given } }: { difference: Difference }) {
  const visible = (text: string) => text.replaceAll('\n', '↵')
  const rest = (text: string) => (text === '' ? '(ends here)' : visible(text))
  return (
    <CodeBlock text={`${before}${signed}\n${before}${given}`} what={`The base strings part at character ${at + 1}`}>
      <code>
        {'signed  …'}
        {visible(before)}
        <i>{rest(signed)}</i>
        {'\nyours   …'}
        {visible(before)}
        <mark>{rest(given)}</mark>
      </code>
    </CodeBlock>
  )
}
