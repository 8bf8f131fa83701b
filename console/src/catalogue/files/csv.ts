/** The rows of CSV text (RFC 4180), each by the names of its columns. */
export function rowsOf(text: string): Record<string, string>[] {
  const [header = [], ...lines] = cellsOf(text)
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

/** The rows as CSV text, which reads the same. All have the columns of the first. */
export function csvOf(rows: readonly Record<string, string>[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')
}

const cellOf = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function cellsOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '' && cells.length === 0) break
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    lines.push(cells)
    cells = []
  }
  return lines
}
