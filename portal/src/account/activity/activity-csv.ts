import type { ActivityEntry } from '@edis/contract/portal-calls/activity'

const columns = ['at', 'member', 'action', 'what', 'environment', 'address'] as const

/** RFC 4180, with the byte order mark that spreadsheets read UTF-8 by. */
export const activityCsv = (entries: readonly ActivityEntry[]): string =>
  `\uFEFF${[columns, ...entries.map((entry) => columns.map((column) => entry[column] ?? ''))]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('')}`

/** What a spreadsheet would take for a formula gets an apostrophe before it. */
function quoted(value: string): string {
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
