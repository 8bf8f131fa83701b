import type { ReferencePageName } from '../../reference/reference-pages.ts'

/** The pages that are in English for readers of Indonesian too. A page comes off the list with its translation. */
export const untranslatedPages = [] as const satisfies readonly ReferencePageName[]
