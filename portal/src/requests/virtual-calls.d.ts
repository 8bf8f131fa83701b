declare module 'virtual:open-api-calls' {
  import type { KnownCall } from './detail/logged-call.ts'

  /** Every call of the Open API that partners make, in the order of the reference. */
  export const knownCalls: readonly KnownCall[]
}
