import { messages } from './messages.en.ts'
import own from './answer.module.css'
import type { Answer } from '../sending/send.ts'

/** The headers that the API lets a browser see. */
export function AnswerHeaders({ answer }: { answer: Answer }) {
  return (
    <div className={own.headers} tabIndex={0} role="region" aria-label={messages.headers}>
      <dl>
        {answer.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
