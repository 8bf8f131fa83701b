import { referencePage } from '@edis/contract/reference/reference'
import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { title } from './portal.ts'

/** Opens the page and waits until it is alive: it is sent drawn. */
export async function openReference(page: Page, name: ReferencePageName, place = ''): Promise<void> {
  await page.goto(referencePath(name) + place)
  await expect(page.locator('#drawn')).toHaveCount(0)
  await expect(title(page, referencePage(name).title)).toBeVisible()
}
