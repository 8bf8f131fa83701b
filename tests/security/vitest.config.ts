import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What `npm run test:security` runs: attacks that take too long for every `npm test`, its fuzzing at length, and couriers' reports by the ten thousand. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: [
      'tests/security/**/*.test.ts',
      'server/src/calls/fuzz.test.ts',
      'server/src/orders/reports/report-batches.test.ts',
    ],
    globalSetup: [join(import.meta.dirname, '../../testing/global-setup.ts')],
    provide: { fuzzCases: 10_000, reports: 10_000 },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
