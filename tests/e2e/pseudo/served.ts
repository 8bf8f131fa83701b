import type { Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../portal/node_modules/.pseudo')

/** Has the browser load the portal that `portal/build-pseudo.ts` has built, under the real door's settings and policy. */
export async function servePseudo(page: Page, portal: string): Promise<void> {
  await page.route(`${portal}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname)
    if (pathname !== '/' && existsSync(file)) return route.fulfill({ path: file })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: filled(await response.text()) })
  })
}

/** The pseudo page with what the door has written into the real one. */
function filled(real: string): string {
  const written = (pattern: RegExp) => pattern.exec(real)?.[1] ?? ''
  return readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('%DEVELOPMENT_URL%', written(/name="edis-development-url" content="([^"]*)"/))
    .replaceAll('%PRODUCTION_URL%', written(/name="edis-production-url" content="([^"]*)"/))
    .replaceAll('%CSP_NONCE%', written(/nonce="([^"]*)"/))
}
