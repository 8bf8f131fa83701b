import { verificationSnippets } from '../webhooks/verification-snippets.ts'
import type { Example } from './page.ts'

/** Examples of verifying a webhook delivery without a library, as on the Webhook Setting page. Header names are lower-case. */
export const verificationExamples: Example[] = verificationSnippets.map(({ language, title, code }) => ({
  id: `example.verify-${language}`,
  title,
  language,
  text: code,
}))
