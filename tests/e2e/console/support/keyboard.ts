import { expect, type Locator, type Page } from '@playwright/test'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes there with the Tab key alone, from wherever the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await isFocused(target)).toBe(true)
  }).toPass({ intervals: [0] })
}

/** Goes to the button or link and presses it. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to the field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  if (!(await isFocused(field))) await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}
