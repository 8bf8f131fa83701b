import type { Application } from '../web/application.ts'

export const portalApplication: Application = {
  root: import.meta.dirname,
  // Loaded when there is something to build: that takes as long as looking whether there is
  load: async () => (await import('./build-language.ts')).buildLanguage,
}
