import { type Language, languages } from '@edis/contract/languages'
import { openApiDocument } from '@edis/contract/openapi-document/openapi-document'
import { postmanCollection } from '@edis/contract/openapi-document/postman'
import { type Addresses, llmsFullText, llmsText, pageMarkdown } from '@edis/contract/reference/llms'
import { referencePages, referencePath } from '@edis/contract/reference/reference-pages'

/**
 * A document of the portal's door, made when it is first asked for. `?lang=` chooses the language of those that have
 * several; nothing else does, so that an address is one text, to keep and to pass on.
 */
export type PortalDocument = { path: string; type: string; text: (language: Language) => string }

type Urls = Addresses & { productionUrl: string }

/** Descriptions of the API besides the portal's pages: OpenAPI, Postman and Markdown. */
export function portalDocuments(addresses: Urls): PortalDocument[] {
  return [
    { path: '/openapi.json', type: 'application/json', text: once(() => JSON.stringify(openApiDocument(addresses))) },
    { path: '/postman.json', type: 'application/json', text: once(() => JSON.stringify(postmanCollection(addresses))) },
    { path: '/llms.txt', type: 'text/plain', text: once(() => llmsText(addresses)) },
    { path: '/llms-full.txt', type: 'text/plain', text: once(() => llmsFullText(addresses)) },
    ...referencePages.map((name) => ({
      path: `${referencePath(name)}.md`,
      type: 'text/markdown',
      text: onceEach((language) => pageMarkdown(name, addresses.portalUrl, language)),
    })),
  ]
}

/** Returns the language that a document is asked for in: English, unless `lang` names another. */
export const documentLanguage = (query: unknown): Language => {
  const { lang } = query as { lang?: unknown }
  return languages.find((language) => language === lang) ?? 'en'
}

function onceEach(make: (language: Language) => string): (language: Language) => string {
  const made = new Map<Language, string>()
  return (language) => made.get(language) ?? made.set(language, make(language)).get(language) ?? ''
}

function once(make: () => string): () => string {
  let made: string | null = null
  return () => (made ??= make())
}
