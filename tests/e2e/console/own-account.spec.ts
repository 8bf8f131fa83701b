import { expect, type Page } from '@playwright/test'
import { stepAt, totpAt } from '../../../server/src/second-factor/totp.ts'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, signInStaff } from '../support/console.ts'
import { button, title } from '../support/portal.ts'
import { test } from '../support/product.ts'

const code = (page: Page, name: string | RegExp = /code/i) => page.getByRole('textbox', { name })

test('a new admin sets up an authenticator app; a code is sent with its sixth digit, a wrong one leaves empty boxes', async ({
  page,
  product,
  provoke,
}) => {
  provoke(/4(01|22)/)
  const admin = await addStaff(product, 'admin')
  await page.goto(product.url.operations)
  await signInStaff(page, admin)
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  const [spent, next] = [stepAt(new Date()), stepAt(new Date()) + 1].map((step) => totpAt(secret, step))
  await expectNoViolations(page)
  await expectNothingSideways(page)
  const wrong = spent === '000000' ? '111111' : '000000'
  await code(page).pressSequentially(wrong)
  await expect(code(page)).toHaveAccessibleDescription(/code/)
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  await code(page).fill(spent ?? '')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page)
  await button(page, 'I’ve saved them').click()
  await expect(title(page, 'Today')).toBeVisible()

  await page.context().clearCookies()
  await page.reload()
  await signInStaff(page, admin)
  await code(page).fill(spent ?? '')
  await expect(page.getByRole('alert')).toContainText('code')
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  await page.keyboard.type(next ?? '')
  await expect(title(page, 'Today')).toBeVisible()
})
