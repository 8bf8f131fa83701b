import { defineConfig } from '@playwright/test'
import type { Operated } from '../support/product.ts'
import journeys from '../playwright.config.ts'

/** `npm run test:pseudo`: every screen in a language that nobody speaks. */
export default defineConfig<object, Operated>({
  ...journeys,
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: '../support/global-setup.ts',
  testMatch: '*.pseudo.ts',
  workers: 1,
  timeout: 900_000,
  projects: [
    {
      name: 'pseudo',
      use: {
        // The page that the test serves is nobody's network to the browser
        permissions: ['local-network-access'],
        settings: { WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_STEP_MS: '100' },
      },
    },
  ],
})
