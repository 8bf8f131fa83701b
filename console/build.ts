import type { Application } from '../web/application.ts'

export const consoleApplication: Application = {
  root: import.meta.dirname,
  load: async () => (await import('./build-language.ts')).buildLanguage,
}
