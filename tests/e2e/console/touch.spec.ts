import { expect } from '@playwright/test'
import { demoStaff, openConsole } from '../support/console.ts'
import { content } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const pages = ['', '/orders', '/partners', '/approvals', '/rate-cards', '/announcements', '/staff', '/audit']

test('what fingers press in the lists of the console is at least 44 px high', async ({ page, product }) => {
  const base = product.url.operations
  await openConsole(page, base, demoStaff)
  for (const path of pages) {
    await page.goto(`${base}/console${path}`)
    await expect(content(page).getByRole('listitem').or(content(page).getByText(/^No /)).first()).toBeVisible()
    const low = await page
      .locator('header, main')
      .locator('a, button, summary')
      .evaluateAll((pressed) =>
        pressed
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('p') === null)
          .map((one) => {
            // A link that is as large as its row
            const area = getComputedStyle(one, '::after').position === 'absolute' ? (one.closest('li') ?? one) : one
            const { width, height } = area.getBoundingClientRect()
            return `${(one.getAttribute('aria-label') ?? one.textContent).trim()}: ${width} × ${height}`
          })
          .filter((told) => Number(told.split(' × ')[1]) < 43.5),
      )
    expect(low, path).toEqual([])
  }
})
