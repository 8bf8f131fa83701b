/** One row of the source: a code and a name. */
export type RegionRow = { code: string; name: string }

/**
 * The rows of one of the source's files. Strict, since the file comes with a release: its header, number of fields and
 * order of codes must be as expected. A field in double quotes has them doubled inside (RFC 4180); none holds a line break.
 */
export function parseRegionCsv(file: Buffer, header: string): RegionRow[] {
  const fields = header.split(',').length
  const rows: RegionRow[] = []
  let start = 0
  let line = 0
  let lastCode = ''
  while (start < file.length) {
    const feed = file.indexOf(10, start)
    const end = feed < 0 ? file.length : feed
    const text = file.toString('utf8', start, end)
    start = end + 1
    line += 1
    if (line === 1) {
      if (text !== header) throw new Error(`Region file begins with ${text}, not with ${header}`)
      continue
    }
    const cells = text.split(',')
    const code = cells[0]!
    const name = unquoted(cells.slice(fields - 1).join(','))
    if (cells.length < fields || name === null || code <= lastCode)
      throw new Error(`Region file with ${header}: line ${line} is wrong`)
    rows.push({ code, name })
    lastCode = code
  }
  return rows
}

function unquoted(cell: string): string | null {
  if (!/[",]/.test(cell)) return cell === '' ? null : cell
  const inside = /^"((?:[^"]|"")+)"$/.exec(cell)?.[1]
  return inside === undefined ? null : inside.replaceAll('""', '"')
}
