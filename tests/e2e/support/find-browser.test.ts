import { expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

const playwright = '/cache/chromium-1/chrome'
const find = (files: string[], environment: Record<string, string> = {}, first?: 'people') =>
  findBrowser(
    {
      environment: { PATH: '/usr/local/bin:/usr/bin', ...environment },
      isThere: (path) => files.includes(path),
      playwright,
    },
    first,
  )

test('CHROMIUM_PATH comes before everything', () => {
  const files = ['/opt/chrome', '/usr/bin/chromium', playwright]
  expect(find(files, { CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome')
})

test('a CHROMIUM_PATH that leads nowhere is an error, not a reason to take another', () => {
  expect(() => find(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/gone' })).toThrow('CHROMIUM_PATH is /opt/gone')
})

test.each([
  [['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell', playwright], '/usr/bin/chromium-headless-shell'],
  [['/usr/bin/google-chrome', '/usr/bin/chromium', playwright], '/usr/bin/chromium'],
  [['/usr/bin/chromium', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
  [['/usr/bin/google-chrome-stable', '/usr/local/bin/chromium-browser'], '/usr/local/bin/chromium-browser'],
  [['/usr/bin/google-chrome-stable', playwright], '/usr/bin/google-chrome-stable'],
  [['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', playwright]],
])('of %j the machine’s own is taken first', (files, chosen = files[0]) => {
  expect(find(files)).toBe(chosen)
})

test('Playwright’s own is taken when the machine has none, and nothing when there is none at all', () => {
  expect(find([playwright])).toBe(playwright)
  expect(find([])).toBeNull()
})

test('what people use comes first where their time is measured, and the other still before nothing', () => {
  const windowless = '/usr/bin/chromium-headless-shell'
  expect(find([windowless, '/usr/bin/chromium'], {}, 'people')).toBe('/usr/bin/chromium')
  expect(find([windowless], {}, 'people')).toBe(windowless)
})
