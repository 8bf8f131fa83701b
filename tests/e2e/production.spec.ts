import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { button, content, openPage, pages, title, turnTo } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a partner without production' })

const notOpen = (page: Page) => content(page).getByRole('heading', { name: 'You don’t have production access yet' })
const buttons = (page: Page, name: RegExp) => content(page).getByRole('button', { name })

test('without production each page says so plainly, and offers nothing that cannot work', async ({ page }) => {
  test.slow()
  let open = openPage
  for (const { path, title: name } of pages) {
    await open(page, { path: `${path}?env=production`, title: name })
    open = turnTo
    await expect(notOpen(page)).toBeVisible()
    await expect(content(page)).toContainText('request production access there')
    await expect(content(page).getByRole('alert')).toHaveCount(0)
    await expect(buttons(page, /Add|Retry/)).toHaveCount(0)
    await expectNoViolations(page)
    await expectNothingSideways(page)
  }
})

test('development is whole without production', async ({ page }) => {
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  const production = page.getByRole('region', { name: 'Production' })
  await expect(production).toContainText('Not granted')
  await expect(notOpen(page)).toBeVisible()
  await expect(production.getByRole('button')).toHaveCount(0)
  const development = page.getByRole('region', { name: 'Development' })
  await development.getByRole('button', { name: 'Generate token' }).click()
  await expect(development.getByRole('button', { name: 'Reveal Token' })).toBeVisible()

  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await expect(button(page, 'Add webhook')).toBeVisible()
  await openPage(page, { path: '/', title: 'Dashboard' })
  await expect(content(page)).toContainText('Complete your report, then request production access there.')
})

test('once the operator grants production, it is there', async ({ page, partner, product }) => {
  await openPage(page, { path: '/credentials?env=production', title: 'API Credentials' })
  await expect(notOpen(page)).toBeVisible()
  const { output, status } = await product.edis('partner', 'grant-production', partner.email)
  expect([status, output]).toEqual([0, `${partner.email} now has production access.\n`])

  await page.reload()
  await expect(title(page, 'API Credentials')).toBeVisible()
  const production = page.getByRole('region', { name: 'Production' })
  await expect(production).toContainText('edis_key_live_')
  await expect(production).toContainText(/Granted \d{1,2} \w{3} \d{4}/)
  await expect(notOpen(page)).toHaveCount(0)
})
