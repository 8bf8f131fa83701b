import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, thisMachine } from './find-browser.ts'

const root = join(import.meta.dirname, '../../..')

function run(command: string, options: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (
    spawnSync(command, options, { cwd: root, env: environment, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}

/** A browser to test with, installed when the machine has none. Says what it does. */
export function ensureBrowser(): string {
  const found = findBrowser(thisMachine())
  if (found) return found

  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayUseApt) {
    console.log('No browser found: installing the distribution’s chromium with apt-get')
    // Ubuntu has no such package (there it is a snap): then Playwright’s own, below
    run('apt-get', ['update', '--quiet'])
    for (const chromium of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '--yes', '--no-install-recommends', chromium])
      const installed = findBrowser(thisMachine())
      if (installed) return installed
    }
  }

  console.log('No browser found: downloading Playwright’s Chromium')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  if (mayUseApt) run(process.execPath, [playwright, 'install-deps', 'chromium'])
  run(process.execPath, [playwright, 'install', '--no-shell', 'chromium'])
  const downloaded = findBrowser(thisMachine())
  if (!downloaded) throw new Error('No browser to test with. Install Chromium, or set CHROMIUM_PATH to one.')
  return downloaded
}
