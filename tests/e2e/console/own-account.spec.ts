import { expect, type Locator, type Page } from '@playwright/test'
import { stepAt, totpAt } from '../../../server/src/second-factor/totp.ts'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, openConsole, signInStaff } from '../support/console.ts'
import { button, dialog, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

const code = (within: Page | Locator) => within.getByRole('textbox', { name: /code/i })

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

test('a member of staff changes the password, sets up an app, replaces it, and has new recovery codes', async ({
  page,
  product,
  provoke,
}) => {
  provoke(/422/)
  const staff = await addStaff(product, 'support')
  await openConsole(page, product.url.operations, staff)
  await button(page, `Account: ${staff.name}`).click()
  await page.getByRole('link', { name: 'My account' }).click()
  await expect(title(page, 'My account')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText(staff.email)
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await button(page, 'Change password').click()
  const changing = dialog(page, 'Change password')
  const current = changing.getByRole('textbox', { name: 'Current password' })
  await current.fill('not it at all')
  await changing.getByRole('textbox', { name: 'New password' }).fill('gudang-senja-kopi-71')
  await changing.getByRole('button', { name: 'Change password' }).click()
  await expect(current).toHaveAccessibleDescription(/password/)
  await expectNoViolations(page)
  await current.fill(staff.password)
  await changing.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password changed.')).toBeVisible()

  await button(page, 'Set up').click()
  const setUp = async () => {
    const setting = dialog(page, 'Set up an authenticator app')
    const secret = (await setting.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
    await code(setting).fill(totpAt(secret, stepAt(new Date())))
    const saving = dialog(page, 'Save your recovery codes')
    await expect(saving.getByRole('listitem')).toHaveCount(10)
    await expectNoViolations(page)
    const [recovery = ''] = await saving.getByRole('listitem').allTextContents()
    await saving.getByRole('button', { name: 'I’ve saved them' }).click()
    return recovery
  }
  const recovery = await setUp()
  const signIn = page.getByRole('region', { name: 'Sign-in' })
  await expect(signIn).toContainText('10 of 10 recovery codes left')
  await expectNothingSideways(page)

  await button(page, 'Replace app').click()
  const replacing = dialog(page, 'Replace the authenticator app?')
  await code(replacing).fill(recovery)
  await replacing.getByRole('button', { name: 'Continue' }).click()
  const another = await setUp()

  await button(page, 'New recovery codes').click()
  const renewing = dialog(page, 'Create new recovery codes?')
  await code(renewing).fill(recovery)
  await renewing.getByRole('button', { name: 'Create codes' }).click()
  await expect(code(renewing)).toHaveAccessibleDescription(/incorrect/)
  await code(renewing).fill(another)
  await renewing.getByRole('button', { name: 'Create codes' }).click()
  await expect(dialog(page, 'Save your recovery codes').getByRole('listitem')).toHaveCount(10)
})
