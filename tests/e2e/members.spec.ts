import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { login } from '@edis/contract/portal-calls/sign-in'
import { formOf } from '@edis/contract/calls/form'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { account, button, content, dialog, expectSignInCard, openPage, title, toast } from './support/portal.ts'
import { test } from './support/product.ts'
import { linkTo, makeStale } from './support/team.ts'

test.use({ signedInAs: 'a new partner' })

const members = { path: '/account/members', title: 'Account' }
const strong = 'gudang-senja-kopi-71'
/** `shown`: with what the page has loaded. */
const refusedToViewers = [
  { path: '/webhook', title: 'Webhook Setting', shown: 'No webhooks yet', act: 'Add webhook' },
  { path: '/ipwhitelist', title: 'IP Whitelist', shown: 'No IP addresses yet', act: 'Add IP address' },
  { path: '/account/keys', title: 'Account', shown: 'Give each of your systems its own key', act: 'Create key' },
  { path: '/account/personal-data', title: 'Account', shown: 'You can ask EDIS', act: 'Request account closure' },
]
const row = (page: Page, text: string) => content(page).getByRole('listitem').filter({ hasText: text })

test('who is invited joins by the link of the mail, and as a viewer sees no secret and changes nothing', async ({
  page,
  browser,
  product,
}) => {
  const email = 'lia@tokosenja.test'
  await openPage(page, { path: '/', title: 'Dashboard' })
  await account(page).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await content(page).getByRole('link', { name: 'Members' }).click()
  await expect(row(page, '(you)')).toContainText('Toko Senja')
  await expect(row(page, '(you)')).toContainText('Two-factorOff')
  await button(page, 'Invite').click()
  const inviting = dialog(page, 'Invite a member')
  await inviting.getByRole('textbox', { name: 'Email' }).fill(email)
  await inviting.getByRole('combobox', { name: 'Role' }).selectOption('Viewer')
  await expectNoViolations(page)
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await expect(toast(page, `Invitation sent to ${email}.`)).toBeVisible()
  await expect(row(page, email)).toContainText('link valid until')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const theirs = await context.newPage()
  await theirs.goto(await linkTo(product, email))
  await expect(theirs.getByText(`You’ll sign in as ${email}.`)).toBeVisible()
  await expectNoViolations(theirs)
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Lia Novita')
  await theirs.getByRole('textbox', { name: 'Password' }).fill('tokosenja-2026')
  await button(theirs, 'Join').click()
  await expect(theirs.getByText('This password is too easy to guess.')).toBeVisible()
  await theirs.getByRole('textbox', { name: 'Password' }).fill(strong)
  await button(theirs, 'Join').click()
  await expect(title(theirs, 'Dashboard')).toBeVisible()
  await openPage(theirs, members)
  await expect(row(theirs, '(you)')).toContainText('Lia Novita')
  await expect(button(theirs, 'Invite')).toHaveCount(0)
  for (const { path, title: name, shown, act } of refusedToViewers) {
    await openPage(theirs, { path, title: name })
    await expect(content(theirs)).toContainText(shown)
    await expect(button(theirs, act)).toHaveCount(0)
  }

  const ask = async (path: string, body: FormData) =>
    (await fetch(product.url.development + path, { method: 'POST', body })).json() as Promise<{
      data: unknown
      error?: string
    }>
  const session = String((await ask(login.path, formOf(login, { user: email, pass: strong }))).data)
  const hook = { url: 'https://shop.example/hook', event: 'order.created' }
  expect(await ask(createWebhook.path, formOf(createWebhook, hook, session))).toMatchObject({
    error: 'AUTH_ROLE_MISSING',
  })
  const { data } = await ask(credentials.path, formOf(credentials, {}, session))
  expect(JSON.stringify(data)).not.toContain('edis_')

  await page.reload()
  await row(page, email).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Remove Lia Novita' }).click()
  await dialog(page, 'Remove Lia Novita?').getByRole('button', { name: 'Remove member' }).click()
  await expect(toast(page, 'Lia Novita was removed.')).toBeVisible()
  await theirs.reload()
  await expectSignInCard(theirs)
  await context.close()
})

test('a sign-in of long ago is asked for the password once, and what was asked for goes on', async ({
  page,
  partner,
  product,
  provoke,
}) => {
  provoke(/403/)
  provoke(/422/)
  await openPage(page, members)
  await makeStale(product, partner.email)
  await button(page, 'Invite').click()
  const inviting = dialog(page, 'Invite a member')
  await inviting.getByRole('textbox', { name: 'Email' }).fill('dimas@tokosenja.test')
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  const confirming = dialog(page, 'Confirm your password')
  await confirming.getByRole('textbox', { name: 'Password' }).fill('not it')
  await confirming.getByRole('button', { name: 'Continue' }).click()
  await expect(confirming.getByText('Incorrect password.')).toBeVisible()
  await expectNoViolations(page)
  await confirming.getByRole('textbox', { name: 'Password' }).fill(partner.password)
  await confirming.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Invitation sent to dimas@tokosenja.test.')).toBeVisible()
  await button(page, 'Revoke the invitation for dimas@tokosenja.test').click()
  await expect(toast(page, 'revoked')).toBeVisible()
})

test('a session ended elsewhere is out at its next call', async ({ page, partner, product }) => {
  const elsewhere = await (
    await fetch(product.url.development + login.path, {
      method: 'POST',
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' },
      body: formOf(login, { user: partner.email, pass: partner.password }),
    })
  ).json()
  const token = String((elsewhere as { data: unknown }).data)
  await openPage(page, { path: '/account/security', title: 'Account' })
  await expect(row(page, 'This device')).toContainText('Active now')
  await expectNoViolations(page)
  await row(page, 'Firefox on Windows').getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect(toast(page, 'Session ended.')).toBeVisible()
  await expect(row(page, 'Firefox on Windows')).toHaveCount(0)
  for (const host of [product.url.development, product.url.production]) {
    const answer = await fetch(host + credentials.path, { method: 'POST', body: formOf(credentials, {}, token) })
    expect(await answer.json()).toMatchObject({ code: 401, error: 'AUTH_TOKEN_REVOKED' })
  }
})

test('one changes the own name, and the language of mails', async ({ page }) => {
  await openPage(page, { path: '/account', title: 'Account' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Rina Wulandari')
  await page.getByRole('combobox', { name: 'Email language' }).selectOption('Indonesian')
  await expectNoViolations(page)
  await button(page, 'Save').click()
  await expect(toast(page, 'Profile saved.')).toBeVisible()
  await openPage(page, members)
  await expect(row(page, '(you)')).toContainText('Rina Wulandari')
})
