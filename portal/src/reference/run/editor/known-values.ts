import type { IdentifierKind } from '@edis/contract/calls/identifiers'
import { parseJson } from './json-path.ts'

/** Something that an answer held. `at`: when, in milliseconds since 1970. */
export type KnownValue = { kind: IdentifierKind; value: string; at: number }

/** Locked prices end after half an hour. */
const maxLifetimeMs: Record<IdentifierKind, number> = { quote_id: 30 * 60_000 }

/** The values of a kind that still hold, newest first. */
export const knownOf = (known: readonly KnownValue[], kind: IdentifierKind | null, now: number): string[] =>
  known
    .filter((each) => each.kind === kind && now - each.at < (maxLifetimeMs[each.kind] ?? Number.POSITIVE_INFINITY))
    .map(({ value }) => value)

/** What was stored; what is no list is as good as nothing. */
export function readKnown(stored: string | null): KnownValue[] {
  const parsed = parseJson(stored ?? '')
  return parsed.ok && Array.isArray(parsed.value) ? (parsed.value as KnownValue[]) : []
}
