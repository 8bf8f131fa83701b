import type { AuditedRow } from './audit.store.ts'

const columns = [
  'at',
  'actor_kind',
  'actor_id',
  'address',
  'action',
  'target_kind',
  'target_id',
  'partner_id',
  'environment',
  'before',
  'after',
  'reason',
  'id',
]

export const csvHead = `${columns.join(',')}\r\n`

export const csvLine = (row: AuditedRow): string =>
  `${[
    row.at.toISOString(),
    row.actorKind,
    row.actorId,
    row.address,
    row.action,
    row.targetKind,
    row.targetId,
    row.partnerId,
    row.environment,
    row.before && JSON.stringify(row.before),
    row.after && JSON.stringify(row.after),
    row.reason,
    row.id,
  ]
    .map((value) => quoted(value ?? ''))
    .join(',')}\r\n`

/** RFC 4180. What a spreadsheet would take for a formula gets an apostrophe before it. */
function quoted(value: string): string {
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
