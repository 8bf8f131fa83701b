import type { Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Application = 'portal' | 'console'

const root = join(import.meta.dirname, '../../..')

/** Has the browser load the application that `web/build-pseudo.ts` has built, under its real host's settings and policy. */
export async function servePseudo(page: Page, host: string, application: Application = 'portal'): Promise<void> {
  const folder = join(root, application, 'node_modules/.pseudo')
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname)
    if (pathname !== '/' && existsSync(file)) return route.fulfill({ path: file })
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: filled(folder, await response.text()) })
  })
}

/** The pseudo page with what the host has written into the real one. */
function filled(folder: string, real: string): string {
  const written = (pattern: RegExp) => pattern.exec(real)?.[1] ?? ''
  return readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('%DEVELOPMENT_URL%', written(/name="edis-development-url" content="([^"]*)"/))
    .replaceAll('%PRODUCTION_URL%', written(/name="edis-production-url" content="([^"]*)"/))
    .replaceAll('%CSP_NONCE%', written(/nonce="([^"]*)"/))
}

/** The application's pages that none of these paths is. `/webhook/$webhook` is any path of that form. */
export function pagesBeside(application: Application, paths: readonly string[]): string[] {
  const file = join(root, application, 'dist/pages/en/routes.json')
  const routes = JSON.parse(readFileSync(file, 'utf8')) as string[]
  return routes.filter((route) => {
    const form = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !paths.some((path) => form.test(path.replace(/[?#].*$/, '')))
  })
}
