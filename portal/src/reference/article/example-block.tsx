import type { Example } from '@edis/contract/reference/page'
import { Code } from '@edis/ui/code/code.tsx'
import { type Grammar, jsonGrammar, shellGrammar } from '@edis/ui/code/code-tokens.ts'
import { programGrammar } from '@edis/ui/code/program-grammar.ts'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { messages } from './messages.en.tsx'
import { unseen } from './unseen.tsx'

const requestGrammar: Grammar = /(?<key>^(?:GET|POST)\b)|(?<text>(?<==)[^&\s]+)/gm

const grammars: Readonly<Record<string, Grammar | undefined>> = {
  json: jsonGrammar,
  sh: shellGrammar,
  http: requestGrammar,
  text: undefined,
}

type ExampleBlockProps = {
  example: Example
  /** Where it is one of several languages. */
  tab?: 'chosen' | 'other'
}

/** An example with its name and a button that copies it: `article-acts.ts` hears it. A landmark where its name is its own. */
export function ExampleBlock({ example: { id, title, language, text }, tab }: ExampleBlockProps) {
  return (
    <figure id={id || undefined} className={css.example} hidden={tab === 'other'}>
      <figcaption>
        <span hidden={tab !== undefined}>{title}</span>
        {id && <Anchor id={id} name={title} />}
        <button type="button" data-copy="">
          {messages.copyOf(title, unseen)}
        </button>
      </figcaption>
      <pre tabIndex={0} role={tab ? 'tabpanel' : id ? 'region' : 'group'} aria-label={title}>
        <Code text={text} grammar={language in grammars ? grammars[language] : programGrammar} />
      </pre>
    </figure>
  )
}
