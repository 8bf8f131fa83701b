import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { secretPlaceholder, verificationSnippets } from '@edis/contract/webhooks/verification-snippets'
import { useState } from 'react'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { messages } from './messages.en.tsx'
import css from './tools.module.css'

const { verification: texts } = messages
const strong = (text: string) => <strong>{text}</strong>
const code = (text: string) => <code>{text}</code>

const choices = verificationSnippets.map(({ language, title }) => ({ value: language, title }))

/** What a receiver needs to tell our deliveries from forged and replayed ones. */
export function VerificationCode() {
  const [language, setLanguage] = useState('javascript')
  const snippet = verificationSnippets.find((candidate) => candidate.language === language)
  if (!snippet) return null
  const [before, after] = snippet.code.split(secretPlaceholder)
  return (
    <>
      <p>{texts.intro(timestampTolerance / 60)}</p>
      <Segments label={texts.language} choices={choices} value={language} onChange={setLanguage} />
      <CodeBlock text={snippet.code} what={snippet.title}>
        <code>
          {before}
          <mark>{secretPlaceholder}</mark>
          {after}
        </code>
      </CodeBlock>
      <ul className={css.points}>
        <li>{texts.secret(strong)}</li>
        <li>{texts.rawBody(snippet.rawBody, strong)}</li>
        <li>{texts.after(strong, code)}</li>
      </ul>
    </>
  )
}
