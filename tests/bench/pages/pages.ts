/// <reference lib="dom" />
import { encodeSession, sessionStorageKey, sessionVersion } from '@edis/contract/session'
import { startProgram } from '@edis/testing/program.ts'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { findBrowser, thisMachine } from '../../e2e/support/find-browser.ts'
import { ensureBrowser } from '../../e2e/support/install-browser.ts'
import { type Populated, populatedPartner, populatedSettings } from '../../e2e/support/populated-partner.ts'
import { median } from '../figures.ts'
import { slowdown, slowPage } from './slow-page.ts'

// Every page of the portal, full of data, from nothing: how far what is seen shifts, and how long it can't answer.
// `node tests/bench/pages/pages.ts requests orders` shows those whose path holds one of the words, and writes nothing down.
const rounds = 3
const limits = { shift: 0.05, task: 200 }
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** After the last response: what it brings is drawn, and what follows by itself has been asked for. */
const settledMs = 1_000

type Seen = { shift: number; task: number }
type Row = { path: string; seen: Seen[] }

const pathsOf = ({ orders, webhooks }: Populated): [name: string, path: string][] => [
  ...[
    '/',
    '/?env=production',
    '/credentials',
    '/ipwhitelist',
    '/webhook',
    '/requests',
    '/requests?by=error',
    '/review/report',
    '/review/order',
    '/review/order?env=production',
    '/account',
    '/account/security',
    '/account/members',
    '/account/keys',
    '/account/activity',
    '/account/personal-data',
    '/documentation/order/send/v2',
    '/documentation/region',
    '/documentation/webhook',
    '/documentation/sla',
    '/nowhere',
  ].map((path): [string, string] => [path, path]),
  ['/webhook/…', `/webhook/${webhooks[1]}`],
  ['/review/order/…', `/review/order/${orders[6]}`],
]

/** Opens each page in each width, in turns. `only`: words of which the page's path must hold one. */
export async function benchPages(only: readonly string[] = []): Promise<string> {
  const program = await startProgram({ variables: populatedSettings })
  const installed = ensureBrowser()
  const executablePath = findBrowser(thisMachine(), 'journeys') ?? installed
  const browser = await chromium.launch({ args: ['--disable-gpu'], executablePath })
  try {
    const populated = await populatedPartner(program)
    const { portal } = program.url
    const state = signedIn(portal, populated)
    const paths = pathsOf(populated).filter(([name]) => only.length === 0 || only.some((word) => name.includes(word)))
    const rows: Row[] = []
    for (const [name, path] of paths) {
      const seen: Seen[] = []
      for (const viewport of sizes) {
        const all: Seen[] = []
        // Whatever else the machine does only makes a task longer: one above the limit is looked at again
        const shortest = () => Math.min(...all.map(({ task }) => task))
        for (let round = 0; round < rounds || (round < 2 * rounds && shortest() > limits.task); round += 1)
          all.push(await open(browser, portal + path, { ...state, viewport }))
        seen.push({ shift: median(all.map(({ shift }) => shift)), task: shortest() })
      }
      console.log(name, seen)
      rows.push({ path: name, seen })
    }
    populated.close()
    return report(rows)
  } finally {
    await browser.close()
    await program.stop()
  }
}

function signedIn(origin: string, { partner }: Populated): BrowserContextOptions {
  const value = encodeSession({ token: partner.session ?? '', username: partner.email, version: sessionVersion })
  return { storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: sessionStorageKey, value }] }] } }
}

async function open(browser: Browser, url: string, state: BrowserContextOptions): Promise<Seen> {
  const page = await slowPage(browser, state, true)
  await page.addInitScript(() => {
    const seen = { shift: 0, task: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.task = Math.max(seen.task, entry.duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(settledMs)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.context().close()
  return seen
}

function report(rows: readonly Row[]): string {
  const lines = rows.map(({ path, seen }) => {
    const figures = seen.flatMap(({ shift, task }) => [shift.toFixed(3), `${Math.round(task)}`])
    return `| ${[path, ...figures].join(' | ')} |`
  })
  const over = rows.filter(({ seen }) => seen.some(({ shift, task }) => shift > limits.shift || task > limits.task))
  return `The demo partner with orders in every state, webhooks that fail, refused requests and a day of traffic, in one Chromium: 1.6 Mbit/s,
75 ms, processor ${slowdown} times slowed, nothing cached. Of ${rounds} rounds, of ${2 * rounds} where a task passed its limit, the median of the shifts, and of the longest tasks the least; until ${settledMs / 1000} s after the last response.

| Page | CLS, 1440 px (limit ${limits.shift}) | longest task, ms (limit ${limits.task}) | CLS, 390 px | longest task, ms |
|---|---|---|---|---|
${lines.join('\n')}

${over.length === 0 ? 'All pages are within both limits.' : `Over a limit: ${over.map(({ path }) => path).join(', ')}.`}
`
}

if (import.meta.main) console.log(await benchPages(process.argv.slice(2)))
