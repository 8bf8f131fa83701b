import { useState } from 'react'
import { Tabs } from '@edis/ui/controls/tabs.tsx'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { CopyIconButton } from '@edis/ui/controls/copy-icon-button.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import css from './detail.module.css'
import { failedFields, isWhole, kept } from './logged-body.ts'
import { faultLines } from './fault-lines.ts'
import { messages } from './messages.en.tsx'
import { missingBody } from '../request-words.ts'
import type { ShownRequest } from '../requests.queries.ts'

const parts = ['response', 'request', 'headers'] as const
type Part = (typeof parts)[number]

/** What was answered, what was sent, and the headers that the log keeps. */
export function RequestBodies({ request, known }: { request: ShownRequest; known: boolean }) {
  const [part, setPart] = useState<Part>('response')
  const headers = headersOf(request, known)
  const title = (value: Part) =>
    value === 'headers' ? (
      <>
        {messages.headers} <small>{headers.length}</small>
      </>
    ) : (
      messages[value]
    )
  return (
    <Tabs
      label={messages.parts}
      tabs={parts.map((value) => ({ value, title: title(value) }))}
      value={part}
      onChange={setPart}
    >
      {part === 'headers' ? (
        <Facts label={messages.headers}>
          {headers.map(([name, value]) => (
            <Fact key={name} name={name}>
              {name === 'Authorization' ? <span className={css.dim}>{value}</span> : <code>{value}</code>}
              {name === 'Idempotency-Key' && <CopyIconButton text={value} what={name} />}
            </Fact>
          ))}
        </Facts>
      ) : part === 'request' ? (
        <Body
          body={request.request}
          what={request.method === 'GET' ? messages.query : messages.request}
          missing={missingBody(request)}
        />
      ) : (
        <Body
          body={request.answer}
          what={messages.response}
          missing={messages.responseNotLogged}
          lines={(text) => faultLines(text, failedFields(request.answer))}
        />
      )}
    </Tabs>
  )
}

type BodyProps = {
  body: string | null
  what: string
  /** What is said where there is none. */
  missing: string
  /** Which lines stand out. */
  lines?: (text: string) => number[]
}

function Body({ body, what, missing, lines }: BodyProps) {
  if (body === null) return <p className={css.note}>{missing}</p>
  const sent = kept(body)
  return (
    <>
      <BodyBlock text={body} what={what} lines={lines} />
      {!isWhole(sent) && (
        <p className={css.note}>
          {sent.cut
            ? messages.cut
            : messages.masked(sent.masked.slice(0, 4).join(', '), Math.max(0, sent.masked.length - 4))}
        </p>
      )}
    </>
  )
}

/** The headers that the log keeps of a request. */
const headersOf = (request: ShownRequest, known: boolean): [name: string, value: string][] =>
  [
    ['Authorization', known ? messages.redacted : null],
    ['Idempotency-Key', request.idempotency_key],
    ['User-Agent', request.user_agent],
  ].filter((line): line is [string, string] => line[1] !== null)
