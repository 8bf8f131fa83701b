import type { ErrorRow } from '@edis/contract/reference/errors'
import type { LinkOf } from '@edis/contract/reference/prose'
import { Tag, type Tone } from '@edis/ui/layout/tag.tsx'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { messages } from './messages.en.tsx'
import { Line } from './prose.tsx'
import { unseen } from './unseen.tsx'

/** What may pass by itself is amber: the same request may succeed later. */
const toneOf = (status: number): Tone => (status === 429 || status >= 500 ? 'dev' : 'bad')

/** Errors with cause, remedy, and a body behind a line that opens it; `article-acts.ts` colours it then. */
export function ErrorList({ rows, linkOf }: { rows: readonly ErrorRow[]; linkOf: LinkOf }) {
  return (
    <ul className={css.errors}>
      {rows.map(({ id, code, status, cause, remedy, details, example }) => (
        <li key={id} id={id} className={css.error}>
          <div>
            <Tag tone={toneOf(status)}>{status}</Tag>
          </div>
          <div className={css.code}>
            <Anchor id={id} name={code} />
            <code>{code}</code>
          </div>
          <div className={css.words}>
            <p>{cause}</p>
            <p className={css.remedy}>
              <Line text={remedy} linkOf={linkOf} />
            </p>
            {details.length > 0 && (
              <p className={css.details}>
                <Line
                  text={messages.details(details.map(([name, description]) => `\`${name}\` ${description}`).join(' '))}
                  linkOf={linkOf}
                />
              </p>
            )}
          </div>
          <details id={`example.${code}`}>
            <summary>{messages.showExampleOf(code, unseen)}</summary>
            <pre tabIndex={0} role="region" aria-label={messages.exampleOf(code)} className={css.body}>
              <code>{JSON.stringify(example, null, 2)}</code>
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
