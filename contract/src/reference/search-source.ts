import { errorCatalogue, type ErrorCode } from '../errors/error-catalogue.ts'
import { errorTexts } from '../errors/error-texts.ts'
import { errorPlace, portalPageOf } from '../errors/error-path.ts'
import { languages } from '../languages.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { referencePage } from './reference.ts'
import { isGuide, referencePages, referencePath } from './reference-pages.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { allRows } from './fields.ts'
import type { Part, ReferencePage } from './page.ts'

/** A page of the reference as a search knows it. */
export type SearchedPage = {
  path: string
  title: string
  summary: string
  isGuide: boolean
  call: (Pick<DocumentedCall, 'method' | 'path'> & { deprecated: boolean }) | null
  /** The sections that few pages have: `[id, title, what its tables explain]`. */
  sections: [id: string, title: string, rows: string][]
  /** By what their ids begin with (`request`, `response-header`): the field's path, then its allowed values. */
  fields: Record<string, string[]>
}

/** `path` and `place`: where the reference tells of it; else the portal's page whose calls give it, or null. */
export type SearchedError = { code: string; status: number; messages: string[]; path: string | null; place: string }
export type SearchedEvent = { name: string; title: string; description: string }
export type SearchSource = { pages: SearchedPage[]; errors: SearchedError[]; events: SearchedEvent[] }

/** All of the reference that can be searched for, as plain JSON; of equal names the one that lasts longest comes first. */
export function searchSource(): SearchSource {
  const pages = referencePages
    .map((name) => referencePage(name))
    .toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)))
  return {
    pages: pages.map((page) => searchedPage(page, pages)),
    errors: (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => searchedError(code)),
    events: webhookEvents.map(({ name, title, description }) => ({ name, title, description })),
  }
}

const isDeprecated = ({ call }: ReferencePage): boolean => call?.deprecated !== undefined

/** A heading that more pages have than this says nothing of any of them. */
const maxPagesOfASection = 2

function searchedPage(page: ReferencePage, pages: readonly ReferencePage[]): SearchedPage {
  const { name, title, summary, call, sections } = page
  const pagesWith = (heading: string) => pages.filter((other) => other.sections.some((part) => part.title === heading))
  return {
    path: referencePath(name),
    title,
    summary,
    isGuide: isGuide(name),
    call: call && { method: call.method, path: call.path, deprecated: isDeprecated(page) },
    sections: sections.flatMap(({ id, title: heading, parts }) =>
      pagesWith(heading).length <= maxPagesOfASection ? [[id, heading, parts.flatMap(rowsOfTables).join(' ')]] : [],
    ),
    fields: searchedFields(page),
  }
}

/** The codes that the rows of a part's tables begin with: states, reasons. */
const rowsOfTables = (part: Part): string[] =>
  part.kind === 'prose' ? [...part.markdown.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code = '']) => code) : []

function searchedFields({ sections }: ReferencePage): SearchedPage['fields'] {
  const rows = sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'fields' ? part.rows : [])))
  const found: SearchedPage['fields'] = {}
  for (const { id, path, values } of allRows(rows)) {
    const start = id.slice(0, id.indexOf('.'))
    found[start] = [...(found[start] ?? []), [path, ...values].join(' ')]
  }
  return found
}

function searchedError(code: ErrorCode): SearchedError {
  const { status } = errorCatalogue[code]
  const messages = languages.map((language) => errorTexts(code, language).message)
  const { path, place } = errorPlace(code)
  return { code, status, messages, path: place === '' ? portalPageOf(code) : path, place }
}
