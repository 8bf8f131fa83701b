type Cell = string | number | boolean | null

/** Lines by RFC 4180, the first of them the columns' names. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')

/** What a spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV injection). */
function cell(value: Cell): string {
  const text = value === null ? '' : String(value)
  const tame = typeof value === 'string' && /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}

/** `edis-orders-2026-11-20.csv` */
export const fileName = (of: string, now: Date, kind: 'csv' | 'json'): string =>
  `edis-${of}-${now.toISOString().slice(0, 10)}.${kind}`
