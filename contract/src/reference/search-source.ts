import { errorCatalogue, type ErrorCode } from '../errors/error-catalogue.ts'
import { errorTexts } from '../errors/error-texts.ts'
import { errorPlace, portalPageOf } from '../errors/error-path.ts'
import { type Language, languages } from '../languages.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { referencePage } from './reference.ts'
import { isGuide, referencePages, referencePath } from './reference-pages.ts'
import { webhookMessages } from '../webhooks/messages.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { allRows } from './fields.ts'
import type { Part, ReferencePage } from './page.ts'

/** A page of the reference as a search knows it. */
export type SearchedPage = {
  path: string
  title: string
  summary: string
  isGuide: boolean
  /** Its title and summary in the other languages. */
  also: string
  call: (Pick<DocumentedCall, 'method' | 'path'> & { deprecated: boolean }) | null
  /** The sections that few pages have: `[id, title, what its tables explain and its titles in the other languages]`. */
  sections: [id: string, title: string, also: string][]
  /** By what their ids begin with (`request`, `response-header`): the field's path, then its allowed values. */
  fields: Record<string, string[]>
}

/** `messages`: in its language, then in the others. `path` and `place`: where the reference tells of it; else the portal's page whose calls give it, or null. */
export type SearchedError = { code: string; status: number; messages: string[]; path: string | null; place: string }
export type SearchedEvent = { name: string; title: string; description: string; also: string }
export type SearchSource = { pages: SearchedPage[]; errors: SearchedError[]; events: SearchedEvent[] }

/**
 * All of the reference that can be searched for, in a language, with words of the others, as plain JSON; of equal names the
 * one that lasts longest comes first.
 */
export function searchSource(language: Language = 'en'): SearchSource {
  const pages = referencePages
    .map((name) => referencePage(name, language))
    .toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)))
  const others = languages.filter((other) => other !== language)
  return {
    pages: pages.map((page) => searchedPage(page, pages, others)),
    errors: (Object.keys(errorCatalogue) as ErrorCode[]).map((code) => searchedError(code, [language, ...others])),
    events: webhookEvents.map(({ name }) => ({
      name,
      ...webhookMessages(language).eventTexts[name],
      also: others.map((other) => webhookMessages(other).eventTexts[name].title).join(' '),
    })),
  }
}

const isDeprecated = ({ call }: ReferencePage): boolean => call?.deprecated !== undefined

/** A heading that more pages have than this says nothing of any of them. */
const maxPagesOfASection = 2

function searchedPage(page: ReferencePage, pages: readonly ReferencePage[], others: readonly Language[]): SearchedPage {
  const { name, title, summary, call, sections } = page
  const inOthers = others.map((other) => referencePage(name, other))
  const pagesWith = (heading: string) => pages.filter((other) => other.sections.some((part) => part.title === heading))
  return {
    path: referencePath(name),
    title,
    summary,
    isGuide: isGuide(name),
    also: inOthers
      .map((other) => (other.title === title ? other.summary : `${other.title} ${other.summary}`))
      .join(' '),
    call: call && { method: call.method, path: call.path, deprecated: isDeprecated(page) },
    sections: sections.flatMap(({ id, title: heading, parts }, index): SearchedPage['sections'] => {
      if (pagesWith(heading).length > maxPagesOfASection) return []
      const named = inOthers.map((other) => other.sections[index]?.title ?? '').filter((other) => other !== heading)
      return [[id, heading, [...parts.flatMap(rowsOfTables), ...named].join(' ')]]
    }),
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

function searchedError(code: ErrorCode, inOrder: readonly Language[]): SearchedError {
  const { status } = errorCatalogue[code]
  const messages = inOrder.map((language) => errorTexts(code, language).message)
  const { path, place } = errorPlace(code)
  return { code, status, messages, path: place === '' ? portalPageOf(code) : path, place }
}
