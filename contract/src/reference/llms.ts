import { mcpMarkdown } from '../mcp/clients.ts'
import { overview } from '../overview.ts'
import { referencePage } from '../reference.ts'
import { type ReferencePageName, referencePages, referencePath } from '../reference-pages.ts'
import { referenceMarkdown } from './markdown.ts'

const titleOf = (name: ReferencePageName): string => referencePage(name).title

/** A page as Markdown, with links to the portal at `portalUrl`. */
export const pageMarkdown = (name: ReferencePageName, portalUrl: string): string =>
  referenceMarkdown(referencePage(name), portalUrl, titleOf)

const summaryOfAll =
  '> The open API of EDIS, a logistics and fulfilment provider in Indonesia: rates, orders, tracking and webhooks.'

/** The doors' addresses, without a slash at their end. */
export type Addresses = { portalUrl: string; developmentUrl: string }

/** /llms.txt: what holds for every call, where the pages are, and how an assistant gets at them. */
export function llmsText({ portalUrl, developmentUrl }: Addresses): string {
  const lines = referencePages.map((name) => {
    const { title, summary, call } = referencePage(name)
    const route = call ? `${call.method} ${call.path}. ` : ''
    const deprecated = call?.deprecated ? 'Deprecated. ' : ''
    return `- [${title}](${portalUrl}${referencePath(name)}.md): ${deprecated}${route}${summary}`
  })
  const others = [
    `- [OpenAPI 3.1](${portalUrl}/openapi.json): the same, for machines`,
    `- [Postman collection](${portalUrl}/postman.json): every call, ready to send`,
    `- [Everything in one file](${portalUrl}/llms-full.txt)`,
  ]
  return [
    '# EDIS Open API',
    summaryOfAll,
    overview,
    `## Pages\n${lines.join('\n')}`,
    `## Files\n${others.join('\n')}`,
    mcpMarkdown(developmentUrl),
  ]
    .join('\n\n')
    .concat('\n')
}

/** /llms-full.txt: the overview and every page, one after the other. */
export const llmsFullText = ({ portalUrl, developmentUrl }: Addresses): string =>
  [
    '# EDIS Open API',
    summaryOfAll,
    overview,
    mcpMarkdown(developmentUrl),
    ...referencePages.map((name) => pageMarkdown(name, portalUrl).trimEnd()),
  ]
    .join('\n\n')
    .concat('\n')
