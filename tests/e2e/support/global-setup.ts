import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './install-browser.ts'

/** Before the first journey: a browser, and portal and console built from what is here. */
export default function globalSetup(): void {
  console.log(`Testing with ${ensureBrowser()}`)
  const root = join(import.meta.dirname, '../../..')
  execFileSync(process.execPath, ['web/build.ts', '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
