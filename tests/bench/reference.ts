/// <reference lib="dom" />
import { referencePage } from '@edis/contract/reference/reference'
import { encodeSession, sessionStorageKey, sessionVersion } from '@edis/contract/session'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { findBrowser, thisMachine } from '../e2e/support/find-browser.ts'
import { ensureBrowser } from '../e2e/support/install-browser.ts'
import { startProgram } from '@edis/testing/program.ts'
import { median } from './figures.ts'
import { peers } from './peers.ts'
import { servePeer } from './reference-pages.ts'
import { slowdown, slowPage } from './pages/slow-page.ts'

// The page of Send Order V2, and the same document in its peers: from nothing to the call's text on screen, in turns.
const rounds = 5
const longest = 60_000
const { title, summary } = referencePage('order/send/v2')

/** Starts the portal and its peers, each behind a server of its own, and opens them in turns. */
export async function benchReference(): Promise<string> {
  const program = await startProgram({ doors: ['portal', 'development'] })
  const { portal } = program.url
  const openApi = await (await fetch(`${portal}/openapi.json`)).text()
  const served = await Promise.all(peers.map(async (peer) => ({ peer, ...(await servePeer(peer, openApi)) })))
  const installed = ensureBrowser()
  const executablePath = findBrowser(thisMachine(), 'people') ?? installed
  const browser = await chromium.launch({ args: ['--disable-gpu'], executablePath })
  try {
    const session = await signedIn(program.url)
    const subjects = [
      { name: 'ours', url: `${portal}/documentation/order/send/v2`, state: session },
      ...served.map(({ peer, url }) => ({ name: `${peer.name} ${peer.version}`, url, state: {} })),
    ]
    const times = new Map(subjects.map(({ name }) => [name, [] as number[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const { name, url, state } of subjects) times.get(name)?.push(await timeToText(browser, url, state))
    return report(
      [...times].map(([name, all]) => ({ name, ms: median(all) })),
      await pageToPage(browser, portal, session),
    )
  } finally {
    await browser.close()
    for (const { server } of served) server.close()
    await program.stop()
  }
}

async function signedIn({
  portal,
  development,
}: Record<'portal' | 'development', string>): Promise<BrowserContextOptions> {
  const form = new FormData()
  form.set('user', 'partner@edis.test')
  form.set('pass', 'edis-demo-partner')
  const answer = await fetch(`${development}/auth/login`, { method: 'POST', body: form })
  const { data: token } = (await answer.json()) as { data: string }
  const value = encodeSession({ token, username: 'partner@edis.test', version: sessionVersion })
  return {
    storageState: { cookies: [], origins: [{ origin: portal, localStorage: [{ name: sessionStorageKey, value }] }] },
  }
}

/** Milliseconds from the navigation until the call's summary has been painted, with nothing in any cache. */
async function timeToText(of: Browser, url: string, state: BrowserContextOptions): Promise<number> {
  const page = await slowPage(of, state, true)
  await page.addInitScript((text) => {
    const seen = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        if (walker.currentNode.textContent?.includes(text) && walker.currentNode.parentElement?.checkVisibility())
          return true
      return false
    }
    const look = () => {
      if (!document.body?.textContent.includes(text) || !seen()) return void setTimeout(look, 20)
      // The frame that has it, and the one after
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { textAt: performance.now() })))
    }
    look()
  }, summary)
  await page.goto(url, { waitUntil: 'commit', timeout: longest })
  const at = await page.waitForFunction(() => (window as { textAt?: number }).textAt, null, {
    polling: 100,
    timeout: longest,
  })
  const ms = (await at.jsonValue()) ?? Number.NaN
  await page.context().close()
  return ms
}

/** Milliseconds from a click in the menu until the other page has been painted; it was pointed at before. */
async function pageToPage(of: Browser, portal: string, state: BrowserContextOptions): Promise<number> {
  const page = await slowPage(of, state, false)
  await page.goto(`${portal}/documentation/order/track`)
  await page.waitForFunction(() => document.getElementById('drawn') === null)
  const all: number[] = []
  for (let turn = 0; turn < 2 * rounds; turn += 1) {
    const name = turn % 2 === 0 ? title : 'Track Order'
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
    await link.hover()
    await page.waitForLoadState('networkidle')
    const ms = await link.evaluate(
      (element: HTMLElement, heading) =>
        new Promise<number>((done) => {
          const start = performance.now()
          const look = () => {
            if (document.querySelector('h1')?.textContent !== heading) return void requestAnimationFrame(look)
            setTimeout(() => done(performance.now() - start))
          }
          element.click()
          requestAnimationFrame(look)
        }),
      name,
    )
    if (turn >= 2) all.push(ms)
  }
  await page.context().close()
  return median(all)
}

function report(rows: { name: string; ms: number }[], between: number): string {
  const [ours = { ms: Number.NaN }, ...others] = rows
  const lines = rows.map(({ name, ms }) => `| ${name} | ${Math.round(ms)} | ${(ms / ours.ms).toFixed(1)} |`)
  const fastest = Math.min(...others.map(({ ms }) => ms)) / ours.ms
  return `The page of Send Order V2, and the same OpenAPI document in its peers, in one Chromium: 1.6 Mbit/s, 75 ms, processor ${slowdown} times
slowed, nothing cached, 1440 × 900. From the navigation until the call's summary is painted; medians of ${rounds} rounds, in turns.

| Page | ms | × ours |
|---|---|---|
${lines.join('\n')}

${fastest.toFixed(1)} times as fast as the fastest of them (budget: 4). From page to page, pointed at before: ${Math.round(between)} ms (budget: 100).
`
}
