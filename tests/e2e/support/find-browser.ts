import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { chromium } from '@playwright/test'

/** What decides where a browser is; `playwright` is where Playwright would have downloaded its own. */
export type Machine = {
  environment: Record<string, string | undefined>
  isThere: (path: string) => boolean
  playwright: string
}

const windowless = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Journeys want the one without its window: the same engine, in less than half of the time. People use the other. */
const names = { journeys: [windowless, ...whole], people: [...whole, windowless] }
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** CHROMIUM_PATH, else one on the machine, `first` the kind that serves them, else Playwright's own, else null. */
export function findBrowser(
  { environment, isThere, playwright }: Machine,
  first: keyof typeof names = 'journeys',
): string | null {
  const named = environment['CHROMIUM_PATH']
  if (named) {
    if (!isThere(named)) throw new Error(`CHROMIUM_PATH is ${named}, and nothing is there`)
    return named
  }
  const folders = (environment['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  const onTheMachine = names[first].flatMap((name) => folders.map((folder) => posix.join(folder, name)))
  return [...onTheMachine, ...macApplications, playwright].find(isThere) ?? null
}

export const thisMachine = (): Machine => ({
  environment: process.env,
  isThere: existsSync,
  playwright: chromium.executablePath(),
})
