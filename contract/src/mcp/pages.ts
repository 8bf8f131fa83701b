import { type Language, languages } from '../languages.ts'
import { type Addresses, llmsText, pageMarkdown } from '../reference/llms.ts'
import { referencePage } from '../reference/reference.ts'
import { type ReferencePageName, referencePages, referencePath } from '../reference/reference-pages.ts'

/** A page that an assistant can read. */
export type ReadablePage = { name: 'overview' | ReferencePageName; title: string; summary: string; url: string }

/** Returns every page, overview first, with the URL of its Markdown on the portal. */
export const readablePages = (portalUrl: string): ReadablePage[] => [
  {
    name: 'overview',
    title: 'Overview',
    summary: 'What applies to every call, and the list of pages.',
    url: `${portalUrl}/llms.txt`,
  },
  ...described().map((page) => ({ ...page, url: `${portalUrl}${referencePath(page.name)}.md` })),
]

let kept: { name: ReferencePageName; title: string; summary: string }[] | null = null

/** Cached: generating every page took longer than responding to a message. */
function described(): NonNullable<typeof kept> {
  return (kept ??= referencePages.map((name) => {
    const { title, summary } = referencePage(name)
    return { name, title, summary }
  }))
}

/** Finds a page by name, path or URL, with or without `.md`, query and anchor; null: not found. */
export function findPage(meant: string, portalUrl: string): ReadablePage | null {
  const [path = ''] = meant.trim().replace(portalUrl, '').split(/[?#]/, 1)
  const name = path
    .replace(/^\//, '')
    .replace(/^documentation\//, '')
    .replace(/\.md$|\/$/, '')
  return readablePages(portalUrl).find((page) => page.name === name || page.url === portalUrl + path) ?? null
}

/** Returns the language that the name, path or URL of a page asks for, by `?lang=`. */
export const languageOf = (meant: string): Language =>
  languages.find((language) => new RegExp(`[?&]lang=${language}(?:[&#]|$)`).test(meant.trim())) ?? 'en'

export const pageText = ({ name }: ReadablePage, addresses: Addresses, language: Language = 'en'): string =>
  name === 'overview' ? llmsText(addresses) : pageMarkdown(name, addresses.portalUrl, language)
