import type { AuditEntry } from './audit.queries.ts'
import { messages } from './messages.en.ts'

type Entry = Pick<AuditEntry, 'action' | 'target_kind' | 'target_id' | 'target_name' | 'partner_name' | 'after'>

/** Kinds whose IDs say something to people. */
const legible: readonly string[] = ['contract_price', 'courier', 'order', 'awb']
const files: Readonly<Record<string, string>> = messages.files

/** What a change was made to, and of which partner; null: there is nothing to name. */
export const objectOf = (entry: Entry): string | null =>
  [...new Set([nameOf(entry), entry.partner_name])].filter((name) => name !== null).join(' · ') || entry.target_id

/** What a change was made to, as people know it; null: there is no name of it, or it was the partner. */
export function nameOf({ action, target_kind: kind, target_id: id, target_name: name, after }: Entry): string | null {
  if (action === 'partner.mailed') return typeof after?.['subject'] === 'string' ? after['subject'] : null
  if (kind === 'partner') return null
  if (kind === 'stock') return id ?? countedIn(after)
  if (kind === 'catalogue' && id !== null) return [files[id] ?? id, ...(name === null ? [] : [name])].join(': ')
  return name ?? (legible.includes(kind) ? id : null)
}

/** The products of a count stand with their numbers in what is after it. */
function countedIn(after: Entry['after']): string | null {
  const places = Object.keys(after ?? {}).filter((name) => name !== 'counts_applied')
  const [first] = places
  return first === undefined ? null : places.length > 1 ? messages.andMore(first, places.length - 1) : first
}
