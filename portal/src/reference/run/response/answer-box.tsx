import { type ReactNode, useState } from 'react'
import { Code } from '@edis/ui/code/code.tsx'
import { jsonGrammar } from '@edis/ui/code/code-tokens.ts'
import { prettyJson } from '@edis/ui/code/pretty-json.ts'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { AnswerHeaders } from './answer-headers.tsx'
import { FileNote } from './file-note.tsx'
import { answerSize, headerOf, statusWords } from './answer-words.ts'
import { messages } from './messages.en.ts'
import css from '../request/request-panel.module.css'
import note from '../notes/note.module.css'
import own from './answer.module.css'
import type { Answer, Ending } from '../sending/send.ts'

const views = ['pretty', 'raw', 'headers'] as const

/** What came back from the last run, or why nothing did. */
export function AnswerBox({ ending, busy }: { ending: Ending; busy: boolean }) {
  if (ending.kind === 'answered') return <Answered answer={ending.answer} busy={busy} />
  if (ending.kind === 'cancelled')
    return <Unanswered title={messages.cancelled.title}>{messages.cancelled.text}</Unanswered>
  return (
    <Unanswered title={messages.noResponse}>
      {ending.reason} {ending.host && <code>{ending.host}</code>}
    </Unanswered>
  )
}

function Unanswered({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.box} aria-label={messages.response}>
      <div className={css.bar}>
        <strong className={own.bad}>{title}</strong>
      </div>
      <p className={note.note}>{children}</p>
    </section>
  )
}

function Answered({ answer, busy }: { answer: Answer; busy: boolean }) {
  const requestId = headerOf(answer, 'x-request-id')
  return (
    <section className={css.box} aria-label={messages.response} aria-busy={busy}>
      <div className={css.bar}>
        <strong className={answer.status < 400 ? own.good : own.bad}>{statusWords(answer.status)}</strong>
        <span>{messages.time(Math.round(answer.ms))}</span>
        <span>{answerSize(answer)}</span>
        {headerOf(answer, 'idempotency-replayed') && <span className={own.mark}>{messages.replayed}</span>}
        {requestId && (
          <code className={own.requestId} title={requestId}>
            {requestId}
          </code>
        )}
      </div>
      {answer.file ? (
        <>
          <FileNote file={answer.file} />
          <AnswerHeaders answer={answer} />
        </>
      ) : (
        <Body answer={answer} />
      )}
    </section>
  )
}

function Body({ answer }: { answer: Answer }) {
  const [view, setView] = useState<(typeof views)[number]>('pretty')
  const pretty = prettyJson(answer.body) ?? answer.body
  return (
    <>
      {view === 'headers' ? (
        <AnswerHeaders answer={answer} />
      ) : (
        <pre className={css.code} tabIndex={0} role="region" aria-label={messages.body}>
          {view === 'pretty' ? (
            <Code text={pretty} grammar={jsonGrammar} />
          ) : (
            <code className={own.raw}>{answer.body}</code>
          )}
        </pre>
      )}
      <div className={css.foot}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            className={css.link}
            aria-pressed={each === view}
            onClick={() => setView(each)}
          >
            {messages.views[each]}
          </button>
        ))}
        <span className={css.acts}>
          <CopyButton text={view === 'pretty' ? pretty : answer.body} what={messages.copyResponse} />
        </span>
      </div>
    </>
  )
}
