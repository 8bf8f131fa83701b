import { identifierKind, type IdentifierKind, identifiersIn } from './identifiers.ts'
import type { DocumentedCall } from './call.ts'
import { openApiCalls } from './open-api-calls.ts'
import { schemaNodes } from './schema-nodes.ts'

/** Where a partner gets an identifier from: the call that answers with it, and its reference page. */
export type Supplier = { page: string; title: string; method: DocumentedCall['method']; path: string }

/** Each kind of identifier that one call answers with and another asks for, and who supplies it. */
export function valueFlow(calls: readonly DocumentedCall[] = openApiCalls): Record<IdentifierKind, Supplier> {
  const ofPartners = calls.filter(({ page, deprecated }) => page !== null && !deprecated)
  const asked = new Set(ofPartners.flatMap(({ request }) => kindsAsked(request)))
  const flow: Record<IdentifierKind, Supplier> = {}
  for (const kind of asked) {
    const supplier = ofPartners
      .filter(({ examples }) => identifiersIn(examples.data).some((found) => found.kind === kind))
      .toSorted((one, other) => rank(one, kind) - rank(other, kind))[0]
    if (!supplier) continue
    const { page, title, method, path } = supplier
    flow[kind] = { page: page ?? '', title, method, path }
  }
  return flow
}

/** Returns the kinds that a request has fields for, by each field's name and example. */
const kindsAsked = (request: DocumentedCall['request']): IdentifierKind[] =>
  [...schemaNodes(request)].flatMap(([path, { examples }]) => {
    const name =
      path
        .split('.')
        .at(-1)
        ?.replace(/s?\[\]$/, '') ?? ''
    return typeof examples?.[0] === 'string' ? (identifierKind(name, examples[0]) ?? []) : []
  })

/** Lists first, of them the one of what the identifier names: /warehouse/list for a warehouse_id. Then what makes it. */
function rank({ method, path, examples }: DocumentedCall, kind: IdentifierKind): number {
  const isList = typeof examples.data === 'object' && examples.data !== null && 'items' in examples.data
  const isOwn = path.startsWith(`/${kind.split('_')[0]}`) || (path === '/region' && !kind.includes('_'))
  if (method === 'GET') return isList ? (isOwn ? 0 : 1) : 4
  return identifiersIn(examples.request).some((found) => found.kind === kind && kind !== 'partner_order_id') ? 3 : 2
}
