import { type IdentifierKind, identifiersIn } from '@edis/contract/calls/identifiers'
import { valueAt } from '../editor/json-path.ts'
import type { KnownValue } from '../editor/known-values.ts'

const maxPerKind = 8

/**
 * What is known after an answer, newest first: of each kind the last few. Kinds that no call asks for are left out, and of
 * a list those that another page supplies: a rate card names every district there is. `suppliers`: the page of each kind.
 */
export function learn(
  known: readonly KnownValue[],
  { page, answer }: { page: string | null; answer: unknown },
  suppliers: Readonly<Record<IdentifierKind, string>>,
  now: number,
): KnownValue[] {
  const isList = Array.isArray(valueAt(answer, ['data', 'items']))
  const found = identifiersIn(answer)
    .filter(({ kind }) => Object.hasOwn(suppliers, kind) && (!isList || suppliers[kind] === page))
    .map((identifier) => ({ ...identifier, at: now }))
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return [...found, ...known].filter(({ kind, value }) => {
    const key = `${kind} ${value}`
    const count = counts.get(kind) ?? 0
    if (seen.has(key) || count >= maxPerKind) return false
    seen.add(key)
    counts.set(kind, count + 1)
    return true
  })
}
