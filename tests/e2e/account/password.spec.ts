import { credentials } from '@edis/contract/portal-calls/credentials'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { button, content, dialog, expectSignInCard, openPage, signIn, toast, title } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { linkTo, makeStale } from '../support/team.ts'

test.use({ signedInAs: 'a new partner' })

const strong = 'gudang-senja-kopi-71'

test('a forgotten password is chosen anew by a link, which ends the sessions there were', async ({
  page,
  partner,
  api,
  product,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const fresh = await context.newPage()
  await fresh.goto(product.url.portal)
  await fresh.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(fresh.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectNoViolations(fresh)
  await fresh.getByRole('textbox', { name: 'Email' }).fill(partner.email)
  await button(fresh, 'Send link').click()
  await expect(fresh.getByText('a link is on its way')).toBeVisible()
  await fresh.goto(await linkTo(product, partner.email))
  await expect(fresh.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectNoViolations(fresh)
  await fresh.getByRole('textbox', { name: 'New password' }).fill(strong)
  await button(fresh, 'Save password').click()
  await expect(fresh.getByText('Sign in with your new password.')).toBeVisible()
  await fresh.getByRole('link', { name: 'Back to sign in' }).click()
  await signIn(fresh, { email: partner.email, password: strong })
  await expect(title(fresh, 'Dashboard')).toBeVisible()
  expect((await api('development', credentials, {})).status).toBe(401)
  await page.goto('/')
  await expectSignInCard(page)
  await context.close()
})

test('one changes the own password; a sign-in of long ago is proven first', async ({
  page,
  partner,
  product,
  provoke,
}) => {
  provoke(/403/)
  provoke(/422/)
  await openPage(page, { path: '/account/security', title: 'Account' })
  await expect(content(page)).toContainText('Never changed')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await makeStale(product, partner.email)
  await button(page, 'Change password').click()
  const changing = dialog(page, 'Change password')
  await changing.getByRole('textbox', { name: 'Current password' }).fill(partner.password)
  await changing.getByRole('textbox', { name: 'New password' }).fill('password1234')
  await changing.getByRole('button', { name: 'Change password' }).click()
  const confirming = dialog(page, 'Confirm your password')
  await confirming.getByRole('textbox', { name: 'Password' }).fill(partner.password)
  await confirming.getByRole('button', { name: 'Continue' }).click()
  await expect(changing.getByText('This password is too easy to guess.')).toBeVisible()
  await expectNoViolations(page)
  await changing.getByRole('textbox', { name: 'New password' }).fill(strong)
  await changing.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password changed.')).toBeVisible()
  await expect(content(page)).toContainText('Changed')
})
