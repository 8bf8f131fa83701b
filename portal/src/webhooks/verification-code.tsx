import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { secretPlaceholder, verificationSnippets } from '@edis/contract/webhooks/verification-snippets'
import { useState } from 'react'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import css from './tools.module.css'

const choices = verificationSnippets.map(({ language, title }) => ({ value: language, title }))

/** What a receiver needs to tell our deliveries from forged and replayed ones. */
export function VerificationCode() {
  const [language, setLanguage] = useState('javascript')
  const snippet = verificationSnippets.find((candidate) => candidate.language === language)
  if (!snippet) return null
  const [before, after] = snippet.code.split(secretPlaceholder)
  return (
    <>
      <p>
        Each delivery is signed by Standard Webhooks. Verify it before you trust it, and refuse what is more than{' '}
        {timestampTolerance / 60} minutes old: who recorded a delivery cannot send it again later.
      </p>
      <Segments label="Language" choices={choices} value={language} onChange={setLanguage} />
      <CodeBlock text={snippet.code} what={snippet.title}>
        <code>
          {before}
          <mark>{secretPlaceholder}</mark>
          {after}
        </code>
      </CodeBlock>
      <ul className={css.points}>
        <li>
          <strong>Your secret</strong> goes where the mark is; in production, read it from the environment or a vault.
          It was shown when the webhook was added; if it is lost, rotate it.
        </li>
        <li>
          <strong>The raw body</strong> counts, byte for byte. {snippet.rawBody}
        </li>
        <li>
          <strong>Then</strong> drop what you have seen by <code>webhook-id</code>, drop a lower <code>sequence</code>{' '}
          than you have stored for the order, and answer 2xx before you work on it.
        </li>
      </ul>
    </>
  )
}
