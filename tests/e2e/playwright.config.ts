import { defineConfig, devices } from '@playwright/test'
import { findBrowser, thisMachine } from './support/find-browser.ts'

// Null before the global setup has installed one; the workers read this file again after it.
const browser = findBrowser(thisMachine())

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
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
