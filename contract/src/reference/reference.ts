import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import { errorPlace, explains } from '../errors/error-path.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import type { Language } from '../languages.ts'
import { callSections } from './call-page.ts'
import { guide } from './guides/guides.ts'
import type { ReferencePage } from './page.ts'
import { pathOfName } from './page-names.ts'
import type { LinkOf } from './prose.ts'
import { callTextsIn } from './translations.ts'
import { webhookHead, webhookSections, webhookTitle } from './webhook/webhook-page.ts'
import {
  guidePages,
  isGuide,
  menuPages,
  type ReferencePageName,
  referencePages,
  referencePath,
} from './reference-pages.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'

const callOf = (name: ReferencePageName): DocumentedCall | null =>
  openApiCalls.find(({ page }) => page === name) ?? null

/** The page of the call with this path. */
const pageOfPath = (path: string): ReferencePageName | null =>
  referencePages.find((name) => callOf(name)?.path === path) ?? null

/** Returns a page of the reference, made from its call, in the language. Throws if a text is not translated. */
export function referencePage(name: ReferencePageName, language: Language = 'en'): ReferencePage {
  const around = neighbours(name)
  if (isGuide(name)) return { name, language, ...guide(name, language), call: null, successor: null, ...around }
  const call = callOf(name)
  if (!call) {
    const webhook = { title: webhookTitle, ...webhookHead(language), sections: webhookSections(language) }
    return { name, language, ...webhook, call, successor: null, ...around }
  }
  const successor = call.deprecated ? pageOfPath(call.deprecated.successor) : null
  const { summary, description } = callTextsIn(language, call)
  const written = callSections(call, description, language)
  return { name, language, title: call.title, summary, call, successor, ...written, ...around }
}

/** The pages before and after it among those of the menu, or among the guides. */
function neighbours(name: ReferencePageName): Pick<ReferencePage, 'previous' | 'next'> {
  const pages: readonly ReferencePageName[] = isGuide(name) ? guidePages : menuPages
  const place = pages.indexOf(name)
  return place < 0
    ? { previous: null, next: null }
    : { previous: pages[place - 1] ?? null, next: pages[place + 1] ?? null }
}

/** Where the words of a page lead: calls, errors, events and pages of the portal that it names. */
export function linksOf(name: ReferencePageName): LinkOf {
  return (word) => {
    const [, path] = /^(?:GET|POST) (\/\S+)$/.exec(word) ?? []
    const page = path === undefined ? null : pageOfPath(path)
    if (page) return page === name ? null : referencePath(page)
    if (Object.hasOwn(errorCatalogue, word)) return errorLink(name, word as ErrorCode)
    if (webhookEvents.some((event) => event.name === word))
      return `${name === 'webhook' ? '' : referencePath('webhook')}#event.${word}`
    return pathOfName(word)
  }
}

function errorLink(name: ReferencePageName, code: ErrorCode): string | null {
  if (explains(name, code)) return `#error.${code}`
  const { path, place } = errorPlace(code)
  return place === '' ? null : `${path}#${place}`
}
