import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the portal's door allows (no inline script, no data: font) decides here: nothing is inlined or polyfilled. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // The contract's schemas serve the server; the portal needs paths and fields alone. Told that describing a
        // call has no side effect, the bundler leaves typebox out: 20 kB of gzip off the first screen.
        moduleSideEffects: [{ test: /[\\/]typebox[\\/]/, sideEffects: false }],
        manualPureFunctions: ['defineCall', 'text', 'integer', 'boolean', 'optional', 'nullable', 'dateTime', 'Type'],
      },
    },
  },
})
