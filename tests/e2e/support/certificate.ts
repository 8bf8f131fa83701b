import { type Browser, expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from './accessibility.ts'
import { button, content } from './portal.ts'

/** From a complete report: its certificate is verified by whoever has the address, signed in or not. */
export async function verifyCertificate(page: Page, browser: Browser): Promise<void> {
  await content(page).getByRole('link', { name: 'Certificate' }).click()
  await expect(content(page).getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/review/report')
  await expect(content(page).getByRole('article')).toContainText('passed all required checks')
  const address = /Verify at(http\S+)/.exec((await content(page).getByRole('article').textContent()) ?? '')?.[1] ?? ''
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Print')).toBeHidden()
  await page.emulateMedia({ media: null })
  const stranger = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  await expect(stranger.getByRole('banner')).toContainText('Open API EDIS Partner')
  await expect(stranger.getByRole('article')).toContainText('Send Order V2')
  await expectNoViolations(stranger)
  await expectNothingSideways(stranger)
  await stranger.goto('about:blank')
  await stranger.goto(`${address}x`)
  await expect(stranger.getByRole('heading', { name: 'This certificate doesn’t exist' })).toBeVisible()
  await stranger.context().close()
}
