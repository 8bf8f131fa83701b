import type { ReportEntry } from '@edis/contract/portal-calls/review'

const columns = [
  'id',
  'section',
  'title',
  'call',
  'required',
  'status',
  'regressed',
  'http_status',
  'duration_ms',
  'attempts',
  'at',
  'evidence',
] as const

/** One line per entry, by RFC 4180; ids of the evidence separated by spaces. */
export function reportCsv(entries: readonly ReportEntry[]): string {
  const rows = entries.map((entry) =>
    columns.map((column) => cell(column === 'evidence' ? entry.evidence.map(({ id }) => id).join(' ') : entry[column])),
  )
  return [columns, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const tame = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}

type Head = { partner: string; partner_id: string | null; exported_at: string }

export const reportJson = (head: Head, entries: readonly ReportEntry[]): string =>
  `${JSON.stringify({ ...head, environment: 'development', entries }, null, 2)}\n`

/** `edis-report-2026-11-20.csv` */
export const exportName = (now: Date, kind: 'csv' | 'json'): string =>
  `edis-report-${now.toISOString().slice(0, 10)}.${kind}`
