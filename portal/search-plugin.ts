import type { Language } from '@edis/contract/languages'
import { searchSource } from '@edis/contract/reference/search-source'
import type { Plugin } from 'vite'

const name = 'virtual:search-source'

/** What of the reference can be searched for: the browser gets names and places, instead of the pages. */
export const searchPlugin = (language: Language = 'en'): Plugin => ({
  name: 'search-source',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load: (id) => (id === `\0${name}` ? `export const searchSource = ${JSON.stringify(searchSource(language))}` : null),
})
