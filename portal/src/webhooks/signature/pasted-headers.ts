/**
 * Headers as people have them at hand: `Name: value` lines, curl’s -H, a JSON object, or the CGI names of PHP and Ruby
 * (HTTP_WEBHOOK_ID). Gives them by lower-case name with dashes; the first of a name counts.
 */
export function parseHeaders(pasted: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [name, value] of fromJson(pasted) ?? pasted.split('\n').map(fromLine)) {
    const known = name
      .toLowerCase()
      .replace(/^http_/, '')
      .replaceAll('_', '-')
    if (known !== '' && !headers.has(known)) headers.set(known, value.trim())
  }
  return headers
}

function fromJson(pasted: string): [string, string][] | null {
  if (!pasted.trim().startsWith('{')) return null
  try {
    const parsed = JSON.parse(pasted) as Record<string, unknown>
    return Object.entries(parsed).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)])
  } catch {
    return null
  }
}

function fromLine(line: string): [string, string] {
  const bare = line
    .trim()
    .replace(/^(?:-H|--header)\s+/, '')
    .replace(/\s*\\$/, '')
    .replace(/[,;]$/, '')
  const unquoted = /^(['"])((?:(?!\1).)*)\1$/.exec(bare)?.[2] ?? bare
  const parts = /^["']?([\w-]+)["']?\s*(?::|=>?)\s*(.*)$/.exec(unquoted)
  return parts ? [parts[1] ?? '', (parts[2] ?? '').replace(/^(['"])(.*)\1$/, '$2')] : ['', '']
}
