import { openApiDocument } from '@edis/contract/openapi-document/openapi-document'
import { postmanCollection } from '@edis/contract/openapi-document/postman'
import { type Addresses, llmsFullText, llmsText, pageMarkdown } from '@edis/contract/reference/llms'
import { referencePages, referencePath } from '@edis/contract/reference/reference-pages'

/** A document of the portal's door, made when it is first asked for. */
export type PortalDocument = { path: string; type: string; text: () => string }

type Urls = Addresses & { productionUrl: string }

/** Descriptions of the API besides the portal's pages: OpenAPI, Postman and Markdown. */
export function portalDocuments(addresses: Urls): PortalDocument[] {
  const { portalUrl, ...urls } = addresses
  return [
    { path: '/openapi.json', type: 'application/json', text: once(() => JSON.stringify(openApiDocument(urls))) },
    { path: '/postman.json', type: 'application/json', text: once(() => JSON.stringify(postmanCollection(urls))) },
    { path: '/llms.txt', type: 'text/plain', text: once(() => llmsText(addresses)) },
    { path: '/llms-full.txt', type: 'text/plain', text: once(() => llmsFullText(addresses)) },
    ...referencePages.map((name) => ({
      path: `${referencePath(name)}.md`,
      type: 'text/markdown',
      text: once(() => pageMarkdown(name, portalUrl)),
    })),
  ]
}

function once(make: () => string): () => string {
  let made: string | null = null
  return () => (made ??= make())
}
