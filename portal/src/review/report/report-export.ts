import { csv } from '@edis/ui/export/csv.ts'
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

/** One line per entry; ids of the evidence separated by spaces. */
export const reportCsv = (entries: readonly ReportEntry[]): string =>
  csv([
    columns,
    ...entries.map((entry) =>
      columns.map((column) => (column === 'evidence' ? entry.evidence.map(({ id }) => id).join(' ') : entry[column])),
    ),
  ])

type Head = { partner: string; partner_id: string | null; exported_at: string }

export const reportJson = (head: Head, entries: readonly ReportEntry[]): string =>
  `${JSON.stringify({ ...head, environment: 'development', entries }, null, 2)}\n`
