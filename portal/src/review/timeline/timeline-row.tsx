import type { Environment } from '@edis/contract/environment'
import { useState } from 'react'
import { inFull, localTime } from '@edis/ui/time/local-date.ts'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { Dot, Tag } from '@edis/ui/layout/tag.tsx'
import { RequestExchange } from '../exchange.tsx'
import { AttemptExchange } from './attempt-exchange.tsx'
import { messages } from './messages.en.tsx'
import { type TimelineEntry, wordsOf } from './timeline-entries.ts'
import css from './timeline.module.css'

/** One entry; opened, what was asked, answered, or written. */
export function TimelineRow({ environment, entry }: { environment: Environment; entry: TimelineEntry }) {
  const [seen, setSeen] = useState(false)
  const at = new Date(entry.at)
  const { title, code, answer, tone, details } = wordsOf(entry)
  return (
    <li data-kind={entry.kind}>
      <Dot tone={tone} />
      <details onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
        <summary className={css.entry}>
          <time dateTime={entry.at} title={inFull(at)}>
            {localTime(at)}
          </time>
          <span className={css.kind}>{messages.kind[entry.kind]}</span>
          <span className={css.title}>
            {code ? <code>{title}</code> : <strong>{title}</strong>} {answer && <Tag tone={tone}>{answer}</Tag>}{' '}
            <span className={css.details}>{details.join(' · ')}</span>
          </span>
        </summary>
        {seen && <div className={css.bodies}>{bodiesOf(environment, entry)}</div>}
      </details>
    </li>
  )
}

function bodiesOf(environment: Environment, { request, event, attempt }: TimelineEntry) {
  if (request) return <RequestExchange environment={environment} id={request.id} />
  if (attempt) return <AttemptExchange environment={environment} attempt={attempt} />
  return <BodyBlock text={JSON.stringify(event)} what={messages.event} />
}
