import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeSession, sessionStorageKey, sessionVersion } from '@edis/contract/session'
import { type BrowserContext, chromium } from '@playwright/test'
import { startProgram } from '@edis/testing/program.ts'
import { demoStaff, openConsole } from './console.ts'
import { findBrowser, thisMachine } from './find-browser.ts'
import { ensureBrowser } from './install-browser.ts'
import { populatedPartner, populatedSettings } from './populated-partner.ts'

// `npm run pictures` takes those of README and docs anew: a product full of data, on a wide light screen.
const folder = join(import.meta.dirname, '../../../docs/pictures')
const settledMs = 1_500
const installed = ensureBrowser()
const executablePath = findBrowser(thisMachine()) ?? installed

const program = await startProgram({ variables: populatedSettings })
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--font-render-hinting=none'] })
try {
  const { partner, orders, close } = await populatedPartner(program)
  const value = encodeSession({ token: partner.session ?? '', username: partner.email, version: sessionVersion })
  const localStorage = [
    { name: sessionStorageKey, value },
    { name: 'menu-groups', value: '["management","documentation","review"]' },
  ]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Jakarta',
    storageState: { cookies: [], origins: [{ origin: program.url.portal, localStorage }] },
  })
  await mkdir(folder, { recursive: true })
  for (const [name, path] of [
    ['dashboard', '/'],
    ['order', `/review/order/${orders[6]}`],
    ['report', '/review/report'],
  ] as const)
    await take(context, name, program.url.portal + path)
  const page = await context.newPage()
  await openConsole(page, program.url.operations, demoStaff)
  await page.close()
  await take(context, 'console', `${program.url.operations}/?env=development`)
  close()
} finally {
  await browser.close()
  await program.stop()
}

/** As WebP, which is a third of the size. */
async function take(context: BrowserContext, name: string, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settledMs)
  const tools = await context.newCDPSession(page)
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: 72 })
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  await page.close()
}
