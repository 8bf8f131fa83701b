import { parentOf } from './regions.ts'

/** One row of the source: a code and a name. */
export type RegionRow = { code: string; name: string }

/**
 * The rows of one of the source's files: `code,name` or `code,<parent>_code,name`. Strict, since the file comes with a
 * release: header, parents and the codes' order must be as expected. A field in double quotes has them doubled inside
 * (RFC 4180); none holds a line break.
 */
export function parseRegionCsv(file: Buffer, header: string): RegionRow[] {
  const hasParent = header.split(',').length === 3
  const rows: RegionRow[] = []
  let lastCode = ''
  for (let start = 0, line = 1; start < file.length; line += 1) {
    const feed = file.indexOf(10, start)
    const end = feed < 0 ? file.length : feed
    const text = file.toString('utf8', start, end)
    start = end + 1
    if (line === 1) {
      if (text !== header) throw new Error(`Region file begins with ${text}, not with ${header}`)
      continue
    }
    const code = text.slice(0, Math.max(0, text.indexOf(',')))
    const before = hasParent ? `${code},${parentOf(code)},` : `${code},`
    const name = unquoted(text.slice(before.length))
    if (name === null || !text.startsWith(before) || code <= lastCode)
      throw new Error(`Region file with ${header}: line ${line} is wrong: ${text}`)
    rows.push({ code, name })
    lastCode = code
  }
  return rows
}

/** null: neither plain nor rightly quoted. */
function unquoted(cell: string): string | null {
  if (!cell.includes('"') && !cell.includes(',')) return cell === '' ? null : cell
  const inside = /^"((?:[^"]|"")+)"$/.exec(cell)?.[1]
  return inside === undefined ? null : inside.replaceAll('""', '"')
}
