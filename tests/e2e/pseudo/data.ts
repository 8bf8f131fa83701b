import { referencePage } from '@edis/contract/reference/reference'
import { referencePages } from '@edis/contract/reference/reference-pages'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'

/** What the contract says by itself, which is in messages of no screen. */
const saidByContract = [
  ...referencePages.flatMap((name) => {
    const { title, summary, sections } = referencePage(name)
    return [title, summary, ...sections.map((section) => section.title)]
  }),
  ...webhookEvents.flatMap(({ title, description }) => [title, description]),
].toSorted((one, other) => other.length - one.length)

const names = `Bahasa Indonesia English Python PHP JavaScript Java Ruby Go cURL node VS Code Gemini CLI Express Idempotency-Key Authorization Claude Desktop Cursor Codex
  User-Agent Ctrl GET POST REG PREPAID COD UTC WIB Siti Rahma development production`

const data = [
  /\S+@\S+|(?:https?:\/\/)?[\w.-]+:\d+\S*|https?:\/\/\S+|\/[\w/]+/g,
  /\d{1,2} \w{3,4} \d{4}|[\d.,]+ ?(?:ms|s|kB|B)\b|Rp [\d,]+/g,
  /\b(?:TS|SAMPLE|SANDBOX)-\w+|\bwhsec_\S*|\b[a-z]+(?:[_.-][a-z_]+)+\b/g,
  new RegExp(`(?<![\\w])(?:${names.split(/\s+/).join('|')})(?![\\w])`, 'g'),
]

/** Whether all plain words of a text, or of an attribute, are data. */
export function isData(text: string): boolean {
  const said = saidByContract.reduce((rest, known) => rest.replaceAll(known, ''), text.replace(/^[\w-]+: /, ''))
  const rest = data.reduce((left, pattern) => left.replaceAll(pattern, ''), said)
  return !/(?<!\p{L})[a-z]{2,}(?!\p{L})/iu.test(rest)
}
