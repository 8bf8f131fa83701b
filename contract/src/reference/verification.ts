import { verificationSnippets } from '../webhooks/verification-snippets.ts'
import type { Example } from './page.ts'

/** Verifying a delivery by hand, as Webhook Setting shows it. The names of headers are in lower case. */
export const verificationExamples: Example[] = verificationSnippets.map(({ language, title, code }) => ({
  id: `example.verify-${language}`,
  title,
  language,
  text: code,
}))
