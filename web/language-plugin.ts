import type { Language } from '@edis/contract/languages'
import type { Plugin } from 'vite'

/** What an application's page says of itself before it is drawn, by the names in its index.html. */
export type PageTexts = Record<Language, Record<string, string>>

/** The contract names its modules without their ending. */
const englishFile = /\/messages\.en(\.tsx?)?$/

/**
 * Builds an application in one language: in place of `messages.en.ts` that folder's file of the language is taken, and
 * `import.meta.env.LANGUAGE` is its name.
 */
export const languagePlugin = (language: Language, pageTexts: PageTexts): Plugin => ({
  name: 'language',
  enforce: 'pre',
  config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
  resolveId: {
    filter: { id: englishFile },
    handler(source, importer) {
      if (language === 'en') return null
      return this.resolve(source.replace(englishFile, `/messages.${language}$1`), importer, { skipSelf: true })
    },
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      Object.entries({ language, ...pageTexts[language] }).reduce(
        (page, [name, text]) => page.replace(`{${name}}`, () => text),
        html,
      ),
  },
})
