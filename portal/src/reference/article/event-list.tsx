import type { Part } from '@edis/contract/reference/page'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { messages } from './messages.en.tsx'
import { unseen } from './unseen.tsx'

/** Every event, when it is sent, and a body behind a line that opens it; `article-acts.ts` colours it then. */
export function EventList({ events }: { events: Extract<Part, { kind: 'events' }>['events'] }) {
  return (
    <ul className={css.events}>
      {events.map(({ id, name, description, example }) => (
        <li key={id} id={id} className={css.event}>
          <div className={css.code}>
            <Anchor id={id} name={name} />
            <code>{name}</code>
          </div>
          <p className={css.words}>{description}</p>
          <details id={example.id}>
            <summary>{messages.showExampleOf(name, unseen)}</summary>
            <pre tabIndex={0} role="region" aria-label={example.title} className={css.body}>
              <code>{example.text}</code>
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
