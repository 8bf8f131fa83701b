declare module 'virtual:reference-pages' {
  import type { ReferenceCall } from '@edis/contract/reference/reference-call'
  import type { ReferencePageName } from '@edis/contract/reference/reference-pages'

  type PageLink = { path: string; title: string }

  /** `loadSchema` gives the JSON Schema of the call's request. */
  export type RunnableCall = ReferenceCall & { loadSchema: () => Promise<object> }
  /** What the build makes of a reference page, besides its text. */
  export type BuiltPage = {
    path: string
    /** Where it is as Markdown, in the same language. */
    markdown: string
    title: string
    summary: string
    /** Null where there is none to run. */
    call: RunnableCall | null
    deprecated: { notice: string; successor: PageLink } | null
    sections: { id: string; title: string }[]
    previous: PageLink | null
    next: PageLink | null
  }
  export const pages: Record<ReferencePageName, () => Promise<{ page: BuiltPage }>>
  /** The text below a page's head, as HTML of our own making; `folded` as `foldText` leaves it. */
  export type PageText = { text: string } | { folded: string }
  export const texts: Record<ReferencePageName, () => Promise<PageText>>
}
