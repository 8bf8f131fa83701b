import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { referencePlugin } from './portal/reference-plugin.ts'
import { callsPlugin } from './portal/calls-plugin.ts'
import { searchPlugin } from './portal/search-plugin.ts'
import { valueFlowPlugin } from './portal/value-flow-plugin.ts'

/** One embedded PostgreSQL for the run, started only when a server test runs. */
const database = join(import.meta.dirname, 'testing/global-setup.ts')

/** Answers the portal's calls, as badly as a test wants it. */
const answeringServer = join(import.meta.dirname, 'portal/answering-server.ts')

/** What the build makes of the contract, but the pages' text. */
const builtModules = [callsPlugin(), referencePlugin(() => ''), searchPlugin(), valueFlowPlugin()]

/** Measures the memory of its process, and so has one of its own. */
const measured = 'server/src/deliveries/sending/hostile-receivers.test.ts'

/** `npm run test:processes` runs these. */
const processes = '**/*.processes.test.ts'

const project = (name: string, globalSetup: string[] = [], folders = [name]) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: [...configDefaults.exclude, measured, processes],
    globalSetup,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('contract'),
      project('server', [database], ['server', 'testing']),
      { extends: true, test: { name: 'server, measured', include: [measured] } },
      { ...project('portal', [answeringServer]), plugins: builtModules },
      project('ui'),
      project('console'),
      project('web'),
      project('tests/e2e'),
      project('checks'),
      project('examples', [database]),
    ],
    provide: { fuzzCases: 300, reports: 500, goSnippets: false },
    environment: 'node',
    pool: 'forks',
    // A tenth of the time went into collecting what is short-lived
    execArgv: ['--max-semi-space-size=32'],
    // A module keeps nothing but what it derives from constants, so files may share what they have loaded
    isolate: false,
    // Server tests wait for the database as much as they compute: three at least, on fewer cores too
    maxWorkers: Math.min(4, Math.max(3, availableParallelism())),
    // Bounds for what hangs: a machine that has others on it stalls for seconds at a time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
  },
})
