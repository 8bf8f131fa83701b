import type { Language } from '@edis/contract/languages'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { callsPlugin } from './calls-plugin.ts'
import { languagePlugin } from './language-plugin.ts'
import { searchPlugin } from './search-plugin.ts'
import { valueFlowPlugin } from './value-flow-plugin.ts'

/** What the portal's door allows (no inline script, no data: font) decides here: nothing is inlined or polyfilled. */
export const portalConfig = (language: Language): UserConfig => ({
  root: import.meta.dirname,
  plugins: [languagePlugin(language), react(), callsPlugin(language), searchPlugin(language), valueFlowPlugin()],
  // Short, for they stand in the text of the reference pages by the thousand: a kilobyte of gzip off the longest
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every screen loads is one file: its name stands in the list of what each part of the portal needs.
      output: {
        codeSplitting: {
          groups: [{ name: 'calls', test: /[\\/](?:typebox|contract[\\/]src[\\/]calls)[\\/]|src[\\/]api\.ts/ }],
        },
      },
      treeshake: {
        // The contract's schemas serve the server; the portal needs paths and fields alone. Told that describing a
        // call has no side effect, the bundler leaves typebox out: 20 kB of gzip off the first screen.
        moduleSideEffects: [{ test: /[\\/]typebox[\\/]/, sideEffects: false }],
        manualPureFunctions: [
          'defineCall',
          'closed',
          'text',
          'integer',
          'flag',
          'code',
          'nullable',
          'dateTime',
          'Type',
        ],
      },
    },
  },
})

/** `vite dev` speaks English. */
export default portalConfig('en')
