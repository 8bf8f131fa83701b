import type { DocumentedCall } from '../calls/call.ts'
import type { Language } from '../languages.ts'
import { messagesOf } from './messages.ts'
import type { ReferencePageName } from './reference-pages.ts'
import type { ErrorRow } from './errors.ts'
import type { FieldRow } from './fields.ts'

/** A text to copy. `id` is its place on the page. */
export type Example = { id: string; title: string; language: string; text: string }

/** What a section is made of. */
export type Part =
  | { kind: 'prose'; markdown: string }
  /** `folded`: behind a line that opens them. */
  | { kind: 'fields'; rows: FieldRow[]; folded?: string }
  | { kind: 'errors'; rows: ErrorRow[] }
  | { kind: 'example'; example: Example }
  | { kind: 'events'; events: { id: string; name: string; title: string; description: string; example: Example }[] }
  /** The life-cycle of an order as a picture. */
  | { kind: 'life-cycle' }

export type Section = { id: string; title: string; parts: Part[] }

/** A page of the API reference as data. The portal draws it, `referenceMarkdown` writes it. */
export type ReferencePage = {
  name: ReferencePageName
  /** What it is written in. */
  language: Language
  title: string
  /** One sentence. */
  summary: string
  /** Null on the webhook's page and on guides. */
  call: DocumentedCall | null
  /** The page of the call that follows a deprecated one. */
  successor: ReferencePageName | null
  /** Markdown: what follows the summary. */
  lead: string
  sections: Section[]
  previous: ReferencePageName | null
  next: ReferencePageName | null
}

/** Returns the notice at the top of a deprecated call's page. */
export const deprecationNotice = (
  { since, sunset }: NonNullable<DocumentedCall['deprecated']>,
  language: Language = 'en',
): string => messagesOf(language).deprecated(longDay(since, language), longDay(sunset, language))

const longDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

export const prose = (markdown: string): Part => ({ kind: 'prose', markdown })

export const jsonExample = (id: string, title: string, value: unknown): Part => ({
  kind: 'example',
  example: { id, title, language: 'json', text: JSON.stringify(value, null, 2) },
})
