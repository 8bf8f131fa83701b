declare module 'virtual:reference-pages' {
  import type { ReferenceCall } from '@edis/contract/reference-call'
  import type { ReferencePageName } from '@edis/contract/reference-pages'

  /** What the build makes of a reference page. `call` is null where there is none to run. */
  export type BuiltPage = { title: string; summary: string; call: ReferenceCall | null }
  export const pages: Record<ReferencePageName, () => Promise<{ page: BuiltPage }>>
}
