import type { Language } from '@edis/contract/languages'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { languagePlugin, type PageTexts } from './language-plugin.ts'

/** `product`: what windows are named after. */
type Application = { root: string; product: string; language: Language; pageTexts: PageTexts; plugins?: Plugin[] }

/** What the doors allow (no inline script, no data: font) decides here: nothing is inlined or polyfilled. */
export const applicationConfig = ({ root, product, language, pageTexts, plugins = [] }: Application): UserConfig => ({
  root,
  define: { 'import.meta.env.PRODUCT': JSON.stringify(product) },
  plugins: [languagePlugin(language, pageTexts), react(), ...plugins],
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
      // What every screen loads is one file: its name stands in the list of what each part needs.
      output: {
        codeSplitting: {
          groups: [
            { name: 'calls', test: /[\\/](?:typebox|contract[\\/]src[\\/]calls)[\\/]|src[\\/]api\.ts/ },
            // Of a line or two each: a file of their own would be half name and frame
            { name: 'small', test: /[\\/](?:controls[\\/]mask|snippets[\\/]shell)\.ts/ },
          ],
        },
      },
      treeshake: {
        // The contract's schemas serve the server; the screens need paths and fields alone. Told that describing a
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
