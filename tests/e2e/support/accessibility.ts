import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { markInks } from './inks.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']

export const wide = { width: 1440, height: 900 }
export const narrow = { width: 390, height: 844 }
const narrowest = { width: 360, height: 740 }

/** Colours and places are judged as they come to rest; a spinner never does and is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })

/** WCAG 2.2 AA and good practice, as the page stands, light and dark. The partner's choice must be the system's scheme. */
export async function expectNoViolations(page: Page, screens = [wide, narrow]): Promise<void> {
  const before = page.viewportSize()
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(screen)
    // Its colours are the same on every screen
    for (const colorScheme of index === 0 ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction(
        (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
        colorScheme,
      )
      await settle(page)
      // The schemes differ in their colours and in nothing else
      const found = await violationsOf(page, colorScheme === 'light' ? standards : ofColours)
      expect.soft(found, `${colorScheme}, ${screen.width} px, ${page.url()}`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

/** What breaks rules with these tags or names. */
export async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Two thirds of the time went into the same ink on the same ground over and over again
  const attribute = await page.evaluate(markInks)
  return page.evaluate(
    async ([inks, runOnly]) => {
      const { axe: judge } = globalThis as unknown as { axe: typeof axe }
      // No markup kept of each element that is judged, no media to fetch, no list of what is right
      judge.configure({ rules: [{ id: 'color-contrast', selector: `[${inks}]` }], noHtml: true })
      const { violations } = await judge.run({ runOnly, preload: false, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
      )
    },
    [attribute, rules] as const,
  )
}

/** At 360 px neither the page nor what lies over it is wider than the screen. Names what sticks out. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(narrowest)
  await settle(page)
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, dialog[open], :popover-open')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} px in ${clientWidth}`),
  )
  expect.soft(wider, page.url()).toEqual([])
  if (before) await page.setViewportSize(before)
}
