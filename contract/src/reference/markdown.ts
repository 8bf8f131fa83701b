import type { Language } from '../languages.ts'
import { orderMoves, orderStates } from '../order-states.ts'
import { referencePath } from './reference-pages.ts'
import type { ErrorRow } from './errors.ts'
import type { FieldRow } from './fields.ts'
import { messagesOf, type ReferenceMessages } from './messages.ts'
import { deprecationNotice, type Example, type Part, type ReferencePage } from './page.ts'

/** Returns the path of a page's Markdown on the portal host. */
export const markdownPath = (name: ReferencePage['name'], language: Language): string =>
  `${referencePath(name)}.md${language === 'en' ? '' : `?lang=${language}`}`

type Titles = (name: ReferencePage['name']) => string

/** How errors are written: in full, or as codes only if the text lists them once elsewhere: see errorsMarkdown. */
type ErrorStyle = 'whole' | 'codes'

/** Returns a reference page as Markdown. `titleOf` names the linked pages. */
export function referenceMarkdown(
  page: ReferencePage,
  portalUrl: string,
  titleOf: Titles,
  errors: ErrorStyle = 'whole',
): string {
  const { title, language, summary, lead, call, successor, sections } = page
  const messages = messagesOf(language)
  const link = (name: ReferencePage['name']) => `[${titleOf(name)}](${portalUrl}${markdownPath(name, language)})`
  const around = [
    ...(page.previous ? [messages.previous(link(page.previous))] : []),
    ...(page.next ? [messages.next(link(page.next))] : []),
  ]
  return [
    `# ${title}`,
    ...(call ? [`\`${call.method} ${call.path}\``] : []),
    ...(call?.deprecated && successor
      ? [`> ${messages.useInstead(deprecationNotice(call.deprecated, language), link(successor))}`]
      : []),
    summary,
    lead,
    ...sections.flatMap((section) => [
      `## ${section.title}`,
      ...section.parts.map((part) => partMarkdown(part, errors, messages)),
    ]),
    ...(around.length > 0 ? ['---', around.join(' · ')] : []),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n')
}

function partMarkdown(part: Part, errors: ErrorStyle, messages: ReferenceMessages): string {
  switch (part.kind) {
    case 'prose':
      return part.markdown
    case 'fields':
      return [...(part.folded ? [`### ${part.folded}`] : []), fieldsMarkdown(part.rows, messages)].join('\n\n')
    case 'errors':
      return errors === 'codes'
        ? part.rows.map(({ code, status }) => `\`${code}\` (${status})`).join(', ')
        : part.rows.map((row) => errorMarkdown(row, messages)).join('\n\n')
    case 'example':
      return exampleMarkdown(part.example)
    case 'events':
      return part.events
        .map(({ name, title, description, example }) =>
          [`### ${name}`, `${title}. ${description}`, fence(example.language, example.text)].join('\n\n'),
        )
        .join('\n\n')
    case 'life-cycle':
      return fence(
        'text',
        orderStates.map((state) => `${state} -> ${orderMoves[state].join(', ') || messages.final}`).join('\n'),
      )
  }
}

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``
const exampleMarkdown = ({ title, language, text }: Example): string => `### ${title}\n\n${fence(language, text)}`

function fieldsMarkdown(rows: readonly FieldRow[], messages: ReferenceMessages, depth = 0): string {
  if (rows.length === 0) return messages.none
  return rows
    .map((row) => {
      const line = `${'  '.repeat(depth)}- \`${row.name}\` (${factsOf(row, messages).join('; ')}): ${row.description}`
      return row.rows.length > 0 ? `${line}\n${fieldsMarkdown(row.rows, messages, depth + 1)}` : line
    })
    .join('\n')
}

/** Summarises a field: `string; required; 1–40 characters; example: TS-20261120-0042`. */
const factsOf = (
  { type, required, unit, limits, values, fallback, example, errors }: FieldRow,
  messages: ReferenceMessages,
): string[] => [
  type,
  ...(required ? [messages.required] : []),
  ...(unit ? [unit] : []),
  ...limits,
  ...(values.length > 0 ? [messages.oneOf(values.map((value) => `\`${value}\``).join(', '))] : []),
  ...(fallback === null ? [] : [messages.fallback(fallback)]),
  ...(example === null ? [] : [messages.example(example)]),
  ...(errors.length > 0 ? [messages.fieldError(errors.join(', '))] : []),
]

function errorWords({ message, cause, remedy, details }: ErrorRow, messages: ReferenceMessages): string {
  const named = details.map(([name, description]) => `\`${name}\`: ${description}`)
  const points = [
    messages.cause(cause),
    messages.remedy(remedy),
    ...(named.length > 0 ? [messages.details(named.join(' '))] : []),
  ]
  return `${message}\n\n${points.map((point) => `- ${point}`).join('\n')}`
}

const errorMarkdown = (row: ErrorRow, messages: ReferenceMessages): string =>
  [
    `### ${row.code} (${row.status})`,
    errorWords(row, messages),
    fence('json', JSON.stringify(row.example, null, 2)),
  ].join('\n\n')

/** Returns every error of the pages once, in order of appearance, in English. */
export function errorsMarkdown(pages: readonly ReferencePage[]): string {
  const rows = pages.flatMap(({ sections }) =>
    sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'errors' ? part.rows : []))),
  )
  const english = messagesOf('en')
  const once = new Map(rows.map((row) => [row.code, row]))
  return [
    `# ${english.errors}`,
    english.aboutAllErrors,
    ...[...once.values()].map((row) => [`## ${row.code} (${row.status})`, errorWords(row, english)].join('\n\n')),
  ].join('\n\n')
}
