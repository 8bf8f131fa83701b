import { pageNamePattern, pathOfName } from './page-names.ts'

/** A run of text in a line. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; href: string; text: string; code?: boolean }

/** A block of prose. */
export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; language: string; text: string }

/** Where a word leads, when it names a call, an error, an event or a page; null when it is just a word. */
export type LinkOf = (word: string) => string | null

/** Reads the Markdown that the contract's prose is written in: paragraphs, lists, tables and fenced code. */
export function readProse(markdown: string, linkOf: LinkOf = () => null): Block[] {
  const inline = (text: string) => readInline(text, linkOf)
  const parts = markdown.trim().match(/```[^\n]*\n[\s\S]*?\n```|[^\n]+(?:\n(?!```)[^\n]+)*/g) ?? []
  return parts.map((part): Block => {
    const lines = part.split('\n')
    const fence = /^```(\w*)\n([\s\S]*)\n```$/.exec(part)
    if (fence) return { kind: 'code', language: fence[1] || 'text', text: fence[2] ?? '' }
    if (lines.every((line) => line.startsWith('|'))) return readTable(lines, inline)
    const marks = lines.map((line) => /^(-|\d+\.) /.exec(line)?.[1])
    if (marks.every((mark) => mark !== undefined)) {
      const items = lines.map((line) => inline(line.replace(/^(-|\d+\.) /, '')))
      return { kind: 'list', ordered: marks[0] !== '-', items }
    }
    return { kind: 'paragraph', text: inline(lines.join(' ')) }
  })
}

function readTable(lines: string[], inline: (text: string) => Inline[]): Block {
  const cells = (line: string) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => inline(cell.trim()))
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

const marked = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/
// A call, a code in capitals, the name of a page
const word = new RegExp(
  String.raw`\b(?:GET|POST) \/[a-z0-9/-]*[a-z0-9]|(?<![\w$-])[A-Z]{2,}(?:_[A-Z]+)+(?!\w)|\b(?:${pageNamePattern})\b`,
)

/** A line's runs: code, strong, links, and what `linkOf` knows. */
export function readInline(text: string, linkOf: LinkOf = () => null): Inline[] {
  const runs: Inline[] = []
  let rest = text
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const [all, code, strong, label = '', href = ''] = found
    runs.push(...readWords(rest.slice(0, found.index), linkOf))
    if (code !== undefined) runs.push(linkedCode(code, linkOf))
    else if (strong !== undefined) runs.push({ kind: 'strong', text: strong })
    else runs.push({ kind: 'link', href, text: label })
    rest = rest.slice(found.index + all.length)
  }
  return [...runs, ...readWords(rest, linkOf)]
}

function readWords(text: string, linkOf: LinkOf): Inline[] {
  const runs: Inline[] = []
  let rest = text
  for (let found = word.exec(rest); found; found = word.exec(rest)) {
    const [name] = found
    const before = rest.slice(0, found.index)
    const isCode = pathOfName(name) === null
    const href = linkOf(name)
    if (before !== '') runs.push({ kind: 'text', text: before })
    if (href !== null) runs.push({ kind: 'link', href, text: name, ...(isCode && { code: true }) })
    else runs.push({ kind: isCode ? 'code' : 'text', text: name })
    rest = rest.slice(found.index + name.length)
  }
  return rest === '' ? runs : [...runs, { kind: 'text', text: rest }]
}

function linkedCode(text: string, linkOf: LinkOf): Inline {
  const href = linkOf(text)
  return href === null ? { kind: 'code', text } : { kind: 'link', href, text, code: true }
}

/** The prose of a call: what stands before the first heading, and a section for each. */
export function sectionsOf(markdown: string): { lead: string; sections: { title: string; text: string }[] } {
  const [lead = '', ...rest] = markdown.trim().split(/^## /m)
  const sections = rest.map((part) => {
    const end = part.indexOf('\n')
    return { title: part.slice(0, end).trim(), text: part.slice(end).trim() }
  })
  return { lead: lead.trim(), sections }
}

/** `What changed in V2` is `what-changed-in-v2`. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
