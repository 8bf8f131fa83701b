import type { GuidePageName, ReferencePageName } from './reference-pages.ts'

/** What a call's page says in another language than English. `description` has the sections of the English one, in its order. */
export type CallTexts = { summary: string; description: string }

export type CallPageName = Exclude<ReferencePageName, 'webhook' | GuidePageName>

/**
 * The descriptions of fields, response headers and files, by the English sentence: one that several pages have is
 * translated once, and one that changes in English has no translation until it is translated again.
 */
export type FieldTexts = Readonly<Record<string, string>>
