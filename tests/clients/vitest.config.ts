import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What `npm run test:clients` runs: clients that generators make of /openapi.json, /postman.json in newman, snippets in every language. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/clients/*.test.ts', 'tests/e2e/snippets.test.ts'],
    provide: { goSnippets: true },
    globalSetup: [join(import.meta.dirname, 'product.ts')],
    maxWorkers: 2,
    // Generating and compiling take their time
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
