import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { isData } from './data.ts'
import { cutTexts, overlappingTexts, plainTexts } from './seen-texts.ts'

const widths = [1440, 768, 390, 360]
const pictures = join(import.meta.dirname, '../../../test-results/pictures')

/** Shows the screen at each width, takes its pictures to look at, and says what is wrong with it. */
export async function judge(page: Page, name: string, at = widths): Promise<string[]> {
  const problems = new Set<string>()
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(200)
    for (const text of await plainTexts(page)) if (!isData(text)) problems.add(`${name}, not in messages: ${text}`)
    for (const text of await cutTexts(page)) problems.add(`${name}, ${width} px, cut: ${text}`)
    for (const texts of await overlappingTexts(page)) problems.add(`${name}, ${width} px, overlapping: ${texts}`)
    const file = `${name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}.png`
    await page.screenshot({ path: join(pictures, file), fullPage: true })
  }
  return [...problems]
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  })
  await page.waitForTimeout(300)
}

/** Presses each button of the page on a wide and on a narrow screen, and judges what opens. */
export async function judgeDialogs(page: Page, name: string, url: string): Promise<string[]> {
  const problems: string[] = []
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, url)
    const count = await page.getByRole('main').getByRole('button').count()
    for (let index = 0; index < Math.min(count, 16); index += 1) {
      const button = page.getByRole('main').getByRole('button').nth(index)
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue
      await button.click({ timeout: 2_000 }).catch(() => {})
      await page.waitForTimeout(300)
      if ((await page.locator('dialog[open], :popover-open').count()) > 0)
        problems.push(...(await judge(page, `${name}, button ${index}`, [width])))
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
  }
  return problems
}

/** Judges what opens with the shortcuts and with the menus of a shell. */
export async function judgeShell(page: Page, name: string, popovers: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Control+k')
  problems.push(...(await judge(page, `${name}, search`)))
  await page.getByRole('combobox').fill('/zzzzqq')
  await page.waitForTimeout(500)
  problems.push(...(await judge(page, `${name}, nothing found`, [1440, 360])))
  await page.keyboard.press('Escape')
  for (const popover of popovers) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator(`[popovertarget=${popover}]`).click()
    await expect(page.locator(`#${popover}`)).toBeVisible()
    problems.push(...(await judge(page, `${name}, ${popover}`)))
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.locator('[aria-controls=sidebar]').click()
  problems.push(...(await judge(page, `${name}, sidebar`, [390, 360])))
  return problems
}
