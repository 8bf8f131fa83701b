import type { Language } from '@edis/contract/languages'
import type { UserConfig } from 'vite'
import { applicationConfig } from '../web/vite-config.ts'
import { callsPlugin } from './calls-plugin.ts'
import { searchPlugin } from './search-plugin.ts'
import { messages as english } from './src/messages.en.ts'
import { messages as indonesian } from './src/messages.id.ts'
import { valueFlowPlugin } from './value-flow-plugin.ts'

export const portalConfig = (language: Language): UserConfig =>
  applicationConfig({
    root: import.meta.dirname,
    product: 'Open API EDIS Partner',
    language,
    pageTexts: { en: english.page, id: indonesian.page },
    plugins: [callsPlugin(language), searchPlugin(language), valueFlowPlugin()],
  })

/** `vite dev` speaks English. */
export default portalConfig('en')
