import type { Language } from '../languages.ts'
import { mcpMarkdown } from '../mcp/clients.ts'
import { overview } from './overview.ts'
import { referencePage } from './reference.ts'
import { isGuide, type ReferencePageName, referencePages, referencePath } from './reference-pages.ts'
import { errorsMarkdown, referenceMarkdown } from './markdown.ts'
import type { ReferencePage } from './page.ts'

const titleOf = (name: ReferencePageName): string => referencePage(name).title

/** A page as Markdown, with links to the portal at `portalUrl`. */
export const pageMarkdown = (name: ReferencePageName, portalUrl: string, language: Language = 'en'): string =>
  referenceMarkdown(referencePage(name, language), portalUrl, (other) => referencePage(other, language).title)

const heading = '# EDIS Open API'
const summaryOfAll =
  '> The open API of EDIS, a logistics and fulfilment provider in Indonesia: rates, orders, tracking and webhooks.'

/** The addresses of the hosts, without a trailing slash. */
export type Addresses = { portalUrl: string; developmentUrl: string }

/**
 * Returns /llms.txt: the overview, how assistants connect, and links to the pages. The grammar of llmstxt.org allows
 * no heading before the lists, and only links under a heading.
 */
export function llmsText({ portalUrl, developmentUrl }: Addresses): string {
  const pages = referencePages.map((name) => referencePage(name))
  const link = ({ name, title, summary, call }: ReferencePage) => {
    const route = call ? `${call.method} ${call.path}. ` : ''
    const deprecated = call?.deprecated ? 'Deprecated. ' : ''
    return `- [${title}](${portalUrl}${referencePath(name)}.md): ${deprecated}${route}${summary}`
  }
  const files = [
    `- [OpenAPI 3.1](${portalUrl}/openapi.json): the API as a machine-readable specification`,
    `- [Postman collection](${portalUrl}/postman.json): every call as a ready-to-send request`,
    `- [Everything in one file](${portalUrl}/llms-full.txt): this overview, every page and every error`,
  ]
  const lists: [title: string, links: string[]][] = [
    ['Guides', pages.filter(({ name }) => isGuide(name)).map(link)],
    ['Pages', pages.filter(({ name, call }) => !isGuide(name) && !call?.deprecated).map(link)],
    ['Files', files],
    // What may be left out where there is little room: llmstxt.org
    ['Optional', pages.filter(({ call }) => call?.deprecated).map(link)],
  ]
  return [
    heading,
    summaryOfAll,
    withoutHeadings(overview),
    withoutHeadings(mcpMarkdown(developmentUrl)),
    'Every page below is also available in Indonesian: add `?lang=id` to its address. Messages of the API follow the header `Accept-Language: id`.',
    ...lists.map(([name, links]) => `## ${name}\n\n${links.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n')
}

const withoutHeadings = (markdown: string): string => markdown.replaceAll(/^#+ (.*)$/gm, '**$1**')

/** Returns /llms-full.txt: the overview, every page and every error. */
export function llmsFullText({ portalUrl, developmentUrl }: Addresses): string {
  const pages = referencePages.map((name) => referencePage(name))
  return [
    heading,
    summaryOfAll,
    overview,
    mcpMarkdown(developmentUrl),
    ...pages.map((page) => referenceMarkdown(page, portalUrl, titleOf, 'codes').trimEnd()),
    errorsMarkdown(pages),
  ]
    .join('\n\n')
    .concat('\n')
}
