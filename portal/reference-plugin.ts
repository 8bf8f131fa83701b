import { referencePage } from '@edis/contract/reference'
import { deprecationNotice } from '@edis/contract/reference/page'
import { referenceCall } from '@edis/contract/reference-call'
import { type ReferencePageName, referencePages, referencePath } from '@edis/contract/reference-pages'
import type { Plugin } from 'vite'
import { endOfScreenful } from './screenful.ts'

const table = 'virtual:reference-pages'
const pagePrefix = 'virtual:reference-page/'
const textPrefix = 'virtual:reference-text/'

/**
 * Makes modules of the reference pages, what a page is and its text apart, so that the browser loads one page and none
 * of the contract's schemas. `render` writes a page's text as HTML.
 */
export const referencePlugin = (render: (name: ReferencePageName) => string): Plugin => ({
  name: 'reference-pages',
  resolveId: (id) => ([table, pagePrefix, textPrefix].some((start) => id.startsWith(start)) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${table}`)
      return `export const pages = ${loaders(pagePrefix)}\nexport const texts = ${loaders(textPrefix)}`
    const name = referencePages.find((page) => id === `\0${pagePrefix}${page}` || id === `\0${textPrefix}${page}`)
    if (!name) return null
    return id.startsWith(`\0${pagePrefix}`)
      ? `export const page = ${JSON.stringify(builtPage(name))}`
      : textModule(render(name))
  },
})

const textModule = (text: string): string =>
  `export const text = ${JSON.stringify(text)}\nexport const screenful = ${endOfScreenful(text)}`

const loaders = (prefix: string) =>
  `{${referencePages.map((name) => `${JSON.stringify(name)}: () => import('${prefix}${name}')`).join(',')}}`

const linkTo = (name: ReferencePageName) => ({ path: referencePath(name), title: referencePage(name).title })

/** What the browser needs of a page besides its text: `BuiltPage` of the portal. */
function builtPage(name: ReferencePageName) {
  const { title, summary, call, successor, sections, previous, next } = referencePage(name)
  return {
    path: referencePath(name),
    title,
    summary,
    call: call && referenceCall(call),
    deprecated:
      call?.deprecated && successor
        ? { notice: deprecationNotice(call.deprecated), successor: linkTo(successor) }
        : null,
    sections: sections.map(({ id, title: heading }) => ({ id, title: heading })),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
  }
}
