import { openApiCalls } from '@edis/contract/open-api-calls'
import { referenceCall } from '@edis/contract/reference-call'
import { referencePages } from '@edis/contract/reference-pages'
import type { Plugin } from 'vite'

const table = 'virtual:reference-pages'
const prefix = 'virtual:reference-page/'

/** Makes a module of each reference page, so that the browser loads one page and none of the contract's schemas. */
export const referencePlugin = (): Plugin => ({
  name: 'reference-pages',
  resolveId: (id) => (id === table || id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${table}`) {
      const entries = referencePages.map((page) => `${JSON.stringify(page)}: () => import('${prefix}${page}')`)
      return `export const pages = {${entries.join(',')}}`
    }
    if (!id.startsWith(`\0${prefix}`)) return null
    const name = id.slice(prefix.length + 1)
    const call = openApiCalls.find(({ page }) => page === name)
    return `export const page = ${JSON.stringify({ title: call?.title ?? 'Webhook', summary: call?.summary ?? '', call: call ? referenceCall(call) : null })}`
  },
})
