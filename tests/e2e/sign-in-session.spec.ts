import { credentials } from '@edis/contract/portal-calls/credentials'
import { logout } from '@edis/contract/portal-calls/sign-in'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessibility.ts'
import { account, expectSignInCard, logOut, openPage, signIn, stored, title } from './support/portal.ts'
import { test } from './support/product.ts'

const ended = (page: Page) => page.getByText('Your session has expired')
const dashboard = { path: '/', title: 'Dashboard' }

test('a deep link asks for the sign-in and then shows its page', async ({ page, partner }) => {
  await page.goto('/webhook?env=production')
  await expectSignInCard(page)
  await expect(ended(page)).toBeHidden()
  await signIn(page, partner)
  await expect(title(page, 'Webhook Setting')).toBeVisible()
  await expect(page).toHaveURL('/webhook?env=production')
})

test.describe('once signed in', () => {
  test.use({ signedInAs: 'the demo partner' })

  test('a session that ended elsewhere signs out with a note, and signing in goes on where one was', async ({
    page,
    partner,
    api,
  }) => {
    // Nothing may be on its way that would find the session ended before the click does
    await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
    await page.waitForLoadState('networkidle')
    expect((await api('development', logout, {})).status).toBe(200)

    await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Production' }).click()
    await expectSignInCard(page)
    await expect(ended(page)).toBeVisible()
    expect(await stored(page)).toBe('')
    await expectNoViolations(page)

    await signIn(page, partner)
    await expect(title(page, 'IP Whitelist')).toBeVisible()
    await expect(page).toHaveURL('/ipwhitelist?env=production')
  })

  test('what a dead session was about to change stays as it was, and says so by the sign-in', async ({ page, api }) => {
    await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
    await page.getByRole('button', { name: 'Add IP address' }).click()
    await page.getByRole('textbox', { name: 'IP address or range' }).fill('203.0.113.7')
    await api('development', logout, {})
    await page.getByRole('dialog').getByRole('button', { name: 'Add IP address' }).click()
    await expectSignInCard(page)
    await expect(ended(page)).toBeVisible()
  })

  test('the note goes with the next sign-in: logging out by oneself shows none', async ({ page, partner, api }) => {
    await api('development', logout, {})
    // Before its page has loaded, a dead session loads it anew
    await page.goto('/', { waitUntil: 'commit' })
    await expect(ended(page)).toBeVisible()
    await signIn(page, partner)
    await logOut(page)
    await expectSignInCard(page)
    await expect(ended(page)).toBeHidden()
  })

  test('Logout in one tab signs out the others, and signing in signs them in', async ({ page, context, partner }) => {
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    const other = await context.newPage()
    await openPage(other, { path: '/ipwhitelist', title: 'IP Whitelist' })

    await logOut(other)
    await expectSignInCard(other)
    await expectSignInCard(page)

    await signIn(other, partner)
    await expect(account(other)).toBeVisible()
    await expect(title(page, 'Webhook Setting')).toBeVisible()
  })

  test('Logout leads to /, empties the storage and ends the session in both environments', async ({ page, api }) => {
    await openPage(page, { path: '/ipwhitelist?env=production', title: 'IP Whitelist' })
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await logOut(page)
    await expectSignInCard(page)
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => 'before' in globalThis)).toBe(false)
    expect(await stored(page)).toBe('')
    for (const environment of ['development', 'production'] as const)
      expect((await api(environment, credentials, {})).status).toBe(401)
  })

  test('Logout works without the server: the browser forgets the session all the same', async ({ page, provoke }) => {
    provoke(/ERR_FAILED.*\/auth\/logout/)
    await openPage(page, dashboard)
    await page.route('**/auth/logout', (route) => route.abort())
    await logOut(page)
    await expectSignInCard(page)
    expect(await stored(page)).toBe('')
  })
})
