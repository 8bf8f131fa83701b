import { environments, environmentTitle } from '@edis/contract/environment'
import { referencePage } from '@edis/contract/reference/reference'
import { referencePages } from '@edis/contract/reference/reference-pages'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'

/** What the contract or the partner says, which is in messages of no screen. */
const known = new Set([
  ...referencePages.flatMap((name) => {
    const { title, summary, sections } = referencePage(name)
    return [title, summary, ...sections.map((section) => section.title)]
  }),
  ...webhookEvents.flatMap(({ name, title, description }) => [name, title, description]),
  ...environments.map((environment) => environmentTitle[environment]),
  ...environments,
])

const patterns = [/^(?:\w+: )?\S+@\S+$/, /^(?:\w+: )?https?:\/\/\S+$/]

/** Whether a text, or what it is the attribute of, is data. */
export const isData = (text: string): boolean => {
  const plain = text.replace(/^(?:aria-label|title|placeholder|alt): /, '')
  return known.has(plain) || patterns.some((pattern) => pattern.test(text))
}
