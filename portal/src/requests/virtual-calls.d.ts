declare module 'virtual:open-api-calls' {
  import type { KnownCall } from './detail/logged-call.ts'

  /** Every call of the Open API that partners make, in the order of the reference. */
  export const knownCalls: readonly KnownCall[]
  /** The HTTP status of every error by its code, in the order of the reference. */
  export const errorStatuses: Readonly<Record<string, number>>
}

declare module 'virtual:open-api-errors' {
  type KnownError = { status: number; message: string; cause: string; remedy: string }
  /** Every error by its code. */
  export const knownErrors: Readonly<Record<string, KnownError>>
}
