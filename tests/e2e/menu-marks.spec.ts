import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessibility.ts'
import { menu, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const current = (page: Page) => menu(page).locator('[aria-current=page]')

test('groups stay as the reader left them, and the closed one that holds the page in view is marked', async ({
  page,
}) => {
  await openPage(page, { path: '/', title: 'Dashboard' })
  await group(page, 'API Review').click()
  await group(page, 'API Management').click()
  await entry(page, 'Webhook Setting').click()
  await expect(title(page, 'Webhook Setting')).toBeVisible()
  await group(page, 'API Management').click()
  await expect(group(page, 'API Management')).toHaveAttribute('aria-current', 'true')
  await expect(group(page, 'API Review')).not.toHaveAttribute('aria-current')

  await openPage(page, { path: '/', title: 'Dashboard' })
  await expect(group(page, 'API Review')).toHaveAttribute('aria-expanded', 'true')
  await expect(group(page, 'API Management')).toHaveAttribute('aria-expanded', 'false')
})

test('a deprecated page is in the menu only while it is open, after the page that follows it', async ({ page }) => {
  await openPage(page, { path: '/documentation/rate/v1', title: 'Get Rate V1' })
  await expect(current(page)).toHaveText('Get Rate V1Deprecated')
  await expect(
    menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Get Rate V2', exact: true }) })
      .last(),
  ).toContainText('Get Rate V1')
  await expectNoViolations(page)
  await entry(page, 'Get Rate V2').click()
  await expect(title(page, 'Get Rate V2')).toBeVisible()
  await expect(menu(page).getByText('Get Rate V1')).toHaveCount(0)
})

test('paths are taken alike by the router and the menu', async ({ page, provoke }) => {
  provoke(/status of 404/)
  await openPage(page, { path: '/Credentials/', title: 'API Credentials' })
  await expect(current(page)).toHaveText('API Credentials')
  await page.goto('/credentials/x')
  await expect(title(page, 'Page not found')).toBeVisible()
  await expect(current(page)).toHaveCount(0)
})

test('how far the report is stands beside its entry, whose name stays the page’s', async ({ page }) => {
  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await group(page, 'API Review').click()
  await expect(entry(page, 'Report')).toHaveAccessibleDescription(/^\d+ of \d+ checks passed$/)
  await expectNoViolations(page)
})
