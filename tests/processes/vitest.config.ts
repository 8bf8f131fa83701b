import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What `npm run test:processes` runs: doors, workers and PostgreSQL as processes of their own, killed and started again. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['server/src/**/*.processes.test.ts'],
    globalSetup: [join(import.meta.dirname, '../../testing/global-setup.ts')],
    provide: { fuzzCases: 300, reports: 500, goSnippets: false },
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
