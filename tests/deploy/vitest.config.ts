import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What `npm run test:deploy` runs: the files of deploy/ by the programs that they are for. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['tests/deploy/**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, 'needs.ts')],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
