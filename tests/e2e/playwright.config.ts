import { defineConfig, devices } from '@playwright/test'
import { everyState } from './support/every-state.ts'
import { findBrowser, thisMachine } from './support/find-browser.ts'
import type { Operated } from './support/product.ts'

// Null before the global setup has installed one; the workers read this file again after it.
const browser = findBrowser(thisMachine())

/** Journeys with deliveries to this machine, and orders whose whole life takes a second. */
const hurried = [
  'deliveries.spec.ts',
  'failing-webhooks.spec.ts',
  'integration.spec.ts',
  'main-way.id.spec.ts',
  'order-deliveries.spec.ts',
  'webhook-tools.spec.ts',
]

/** What goes over every page: the reference whole, the keyboard alone, each kind of failure, all that a page shows. */
const everyPage = 'every-page/*.spec.ts'
/** Staff's application: `npm run test:console`. */
const console = 'console/*.spec.ts'

/**
 * A desktop's browser under its own name: another name reaches a new process of the browser late at times, and a
 * session of staff ends when its cookie comes from a browser of another name.
 */
const { userAgent: _, ...desktop } = devices['Desktop Chrome']

export default defineConfig<object, Operated>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A journey waits as much as it computes: three take a sixth less time than two, on two cores
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // In this order: the longest journey of all is among the hurried, and shall not be what everything else waits for
  projects: [
    {
      name: 'hurried',
      testMatch: hurried,
      // The other worker has the unhurried meanwhile: a product more to start costs more than sharing these saves
      workers: 1,
      use: { settings: { WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_STEP_MS: '100' } },
    },
    {
      name: 'unhurried',
      testMatch: '*.spec.ts',
      testIgnore: [...hurried, console, everyPage],
      grepInvert: new RegExp(everyState),
    },
    { name: 'console', testMatch: console, testIgnore: hurried },
    { name: 'every page', testMatch: everyPage },
    { name: 'every state', testMatch: '*.spec.ts', testIgnore: everyPage, grep: new RegExp(everyState) },
  ],
  use: {
    ...desktop,
    // A trace of every journey costs a fifth of the suite's time: ask for one with `--trace on`
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      // Playwright itself adds --no-sandbox, which root needs
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
