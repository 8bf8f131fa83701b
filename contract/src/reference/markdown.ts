import { orderMoves, orderStates } from '../order-states.ts'
import { detailWords } from '../openapi-document/openapi-failures.ts'
import { referencePath } from './reference-pages.ts'
import type { ErrorRow } from './errors.ts'
import type { FieldRow } from './fields.ts'
import { deprecationNotice, type Example, type Part, type ReferencePage } from './page.ts'

/** The address of a page's Markdown on the portal host. */
const markdownPath = (name: ReferencePage['name'], portalUrl: string): string => `${portalUrl}${referencePath(name)}.md`

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
  const { title, summary, lead, call, successor, sections } = page
  const link = (name: ReferencePage['name']) => `[${titleOf(name)}](${markdownPath(name, portalUrl)})`
  const around = [
    ...(page.previous ? [`Previous: ${link(page.previous)}`] : []),
    ...(page.next ? [`Next: ${link(page.next)}`] : []),
  ]
  return [
    `# ${title}`,
    ...(call ? [`\`${call.method} ${call.path}\``] : []),
    ...(call?.deprecated && successor ? [`> ${deprecationNotice(call.deprecated)} Use ${link(successor)}.`] : []),
    summary,
    lead,
    ...sections.flatMap((section) => [
      `## ${section.title}`,
      ...section.parts.map((part) => partMarkdown(part, errors)),
    ]),
    ...(around.length > 0 ? ['---', around.join(' · ')] : []),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n')
}

function partMarkdown(part: Part, errors: ErrorStyle): string {
  switch (part.kind) {
    case 'prose':
      return part.markdown
    case 'fields':
      return [...(part.folded ? [`### ${part.folded}`] : []), fieldsMarkdown(part.rows)].join('\n\n')
    case 'errors':
      return errors === 'codes'
        ? part.rows.map(({ code, status }) => `\`${code}\` (${status})`).join(', ')
        : part.rows.map(errorMarkdown).join('\n\n')
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
        orderStates.map((state) => `${state} -> ${orderMoves[state].join(', ') || 'final'}`).join('\n'),
      )
  }
}

const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``
const exampleMarkdown = ({ title, language, text }: Example): string => `### ${title}\n\n${fence(language, text)}`

function fieldsMarkdown(rows: readonly FieldRow[], depth = 0): string {
  if (rows.length === 0) return 'None.'
  return rows
    .map((row) => {
      const line = `${'  '.repeat(depth)}- \`${row.name}\` (${factsOf(row).join('; ')}): ${row.description}`
      return row.rows.length > 0 ? `${line}\n${fieldsMarkdown(row.rows, depth + 1)}` : line
    })
    .join('\n')
}

/** Summarises a field: `string; required; 1–40 characters; example: TS-20261120-0042`. */
const factsOf = ({ type, required, unit, limits, values, fallback, example, errors }: FieldRow): string[] => [
  type,
  ...(required ? ['required'] : []),
  ...(unit ? [unit] : []),
  ...limits,
  ...(values.length > 0 ? [`one of ${values.map((value) => `\`${value}\``).join(', ')}`] : []),
  ...(fallback === null ? [] : [`default \`${fallback}\``]),
  ...(example === null ? [] : [`example \`${example}\``]),
  ...(errors.length > 0 ? [`error ${errors.join(', ')}`] : []),
]

const detailsMarkdown = (details: ErrorRow['details']): string =>
  details.length === 0
    ? ''
    : `\n- Details: ${details.map(([name, entry]) => `\`${name}\`: ${detailWords(entry)}`).join(' ')}`

const errorMarkdown = ({ code, status, message, cause, remedy, details, example }: ErrorRow): string =>
  [
    `### ${code} (${status})`,
    `${message}\n\n- Cause: ${cause}\n- Remedy: ${remedy}${detailsMarkdown(details)}`,
    fence('json', JSON.stringify(example, null, 2)),
  ].join('\n\n')

/** Returns every error of the pages once, in order of appearance. */
export function errorsMarkdown(pages: readonly ReferencePage[]): string {
  const rows = pages.flatMap(({ sections }) =>
    sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'errors' ? part.rows : []))),
  )
  const once = new Map(rows.map((row) => [row.code, row]))
  return [
    '# Errors',
    'Why each error happens and what to do. The page of each call lists the errors it can return.',
    ...[...once.values()].map(({ code, status, message, cause, remedy, details }) =>
      [
        `## ${code} (${status})`,
        `${message}\n\n- Cause: ${cause}\n- Remedy: ${remedy}${detailsMarkdown(details)}`,
      ].join('\n\n'),
    ),
  ].join('\n\n')
}
