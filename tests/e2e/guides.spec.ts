import { placesOf } from '@edis/contract/reference/places'
import { referencePage } from '@edis/contract/reference/reference'
import { referencePath } from '@edis/contract/reference/reference-pages'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow, wide } from './support/accessibility.ts'
import { content, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

test('a guide is found, read, and leads to the next and to the errors that it names', async ({ page }) => {
  const idempotency = referencePage('guides/idempotency')
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('rate limits')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Rate limitsAPI Documentation/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(referencePath('guides/rate-limits'))
  await expect(title(page, 'Rate limits')).toBeVisible()
  await expect
    .poll(() => content(page).evaluate((main) => [...main.querySelectorAll('[data-text-of] [id]')].map(({ id }) => id)))
    .toEqual(placesOf(referencePage('guides/rate-limits')))
  await expect(content(page)).toContainText('RateLimit-Policy: "default";q=3000;w=60')
  await expectNothingSideways(page)
  await expectNoViolations(page, [wide, narrow])

  await content(page).getByRole('link', { name: 'Errors and retries page' }).click()
  await expect(title(page, 'Errors and retries')).toBeVisible()
  await content(page).getByRole('link', { name: idempotency.title }).last().click()
  await expect(title(page, idempotency.title)).toBeVisible()
  await content(page).getByRole('link', { name: 'ORDER_DUPLICATE' }).click()
  await expect(page).toHaveURL(`${referencePath('order/send/v2')}#error.ORDER_DUPLICATE`)
})

test('guides are beside the menu, and the overview stays a path that nothing answers', async ({ page }) => {
  await openPage(page, { path: referencePath('guides/environments'), title: 'Environments and hosts' })
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Authentication' }),
  ).toHaveCount(0)
  await page.goto('/documentation/overview')
  await expect(content(page)).toBeVisible()
  await expect(content(page)).toHaveText('')
})
