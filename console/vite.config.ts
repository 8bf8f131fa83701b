import type { Language } from '@edis/contract/languages'
import type { UserConfig } from 'vite'
import { applicationConfig } from '../web/vite-config.ts'
import { messages as english } from './src/messages.en.ts'
import { messages as indonesian } from './src/messages.id.ts'

export const consoleConfig = (language: Language): UserConfig =>
  applicationConfig({
    root: import.meta.dirname,
    product: 'EDIS Operations',
    language,
    pageTexts: { en: english.page, id: indonesian.page },
  })

/** `vite dev` speaks English. */
export default consoleConfig('en')
