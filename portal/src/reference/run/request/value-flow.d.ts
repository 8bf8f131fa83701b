declare module 'virtual:suppliers' {
  import type { IdentifierKind } from '@edis/contract/calls/identifiers'

  /** The reference page whose call supplies each kind of identifier that some call asks for. */
  export const suppliers: Readonly<Record<IdentifierKind, string>>
}

declare module 'virtual:listed-kinds' {
  import type { IdentifierKind } from '@edis/contract/calls/identifiers'

  /** The kinds that only have to be asked for: a list answers with them. */
  export const listedKinds: readonly IdentifierKind[]
}
