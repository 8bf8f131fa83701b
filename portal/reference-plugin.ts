import type { Language } from '@edis/contract/languages'
import { referencePage } from '@edis/contract/reference/reference'
import { markdownPath } from '@edis/contract/reference/markdown'
import { deprecationNotice } from '@edis/contract/reference/page'
import { referenceCall, requestSchema } from '@edis/contract/reference/reference-call'
import { type ReferencePageName, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import type { Plugin } from 'vite'
import { foldText } from './src/reference/folded-text.ts'

const table = 'virtual:reference-pages'
const pagePrefix = 'virtual:reference-page/'
const textPrefix = 'virtual:reference-text/'
const schemaPrefix = 'virtual:request-schema/'
const prefixes = [pagePrefix, textPrefix, schemaPrefix]

/**
 * Makes modules of the reference pages, what a page is, its text and the schema of its request apart, so that the browser
 * loads one page, and its schema when somebody edits the request. `render` writes a page's text as HTML.
 */
export const referencePlugin = (render: (name: ReferencePageName) => string, language: Language = 'en'): Plugin => ({
  name: 'reference-pages',
  resolveId: (id) => ([table, ...prefixes].some((start) => id.startsWith(start)) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${table}`)
      return `export const pages = ${loaders(pagePrefix)}\nexport const texts = ${loaders(textPrefix)}`
    const name = referencePages.find((page) => prefixes.some((start) => id === `\0${start}${page}`))
    if (!name) return null
    if (id.startsWith(`\0${pagePrefix}`)) return pageModule(name, language)
    if (id.startsWith(`\0${textPrefix}`)) return `export const folded = ${JSON.stringify(foldText(render(name)))}`
    const { call } = referencePage(name)
    return `export const schema = ${JSON.stringify(call && requestSchema(call, language))}`
  },
})

/** The schema is loaded by the page's call itself. */
function pageModule(name: ReferencePageName, language: Language): string {
  const page = `export const page = ${JSON.stringify(builtPage(name, language))}`
  return referencePage(name).call
    ? `${page}\npage.call.loadSchema = async () => (await import('${schemaPrefix}${name}')).schema`
    : page
}

const loaders = (prefix: string) =>
  `{${referencePages.map((name) => `${JSON.stringify(name)}: () => import('${prefix}${name}')`).join(',')}}`

/** What the browser needs of a page besides its text: `BuiltPage` of the portal. */
function builtPage(name: ReferencePageName, language: Language) {
  const { title, summary, call, successor, sections, previous, next } = referencePage(name, language)
  const linkTo = (page: ReferencePageName) => ({
    path: referencePath(page),
    title: referencePage(page, language).title,
  })
  return {
    path: referencePath(name),
    markdown: markdownPath(name, language),
    title,
    summary,
    call: call && referenceCall(call),
    deprecated:
      call?.deprecated && successor
        ? { notice: deprecationNotice(call.deprecated, language), successor: linkTo(successor) }
        : null,
    sections: sections.map(({ id, title: heading }) => ({ id, title: heading })),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  }
}
