import type { Example } from '@edis/contract/reference/page'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { highlight, tagOf } from './highlight.ts'

/** Code in its colours, as few elements as that takes. */
function Coloured({ text, language }: { text: string; language: string }) {
  return highlight(text, language).map(({ kind, text: part }, index) => {
    if (kind === 'plain') return part
    const Tag = tagOf[kind]
    return <Tag key={index}>{part}</Tag>
  })
}

/** An example with its name and a button that copies it: `article-acts.ts` hears it. */
export function ExampleBlock({ example: { id, title, language, text } }: { example: Example }) {
  return (
    <figure id={id || undefined} className={css.example}>
      <figcaption>
        <span>{title}</span>
        {id && <Anchor id={id} name={title} />}
        <button type="button" data-copy="">
          Copy<span className="unseen"> {title}</span>
        </button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>
          <Coloured text={text} language={language} />
        </code>
      </pre>
    </figure>
  )
}
