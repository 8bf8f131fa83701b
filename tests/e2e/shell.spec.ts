import { decodeSession, encodeSession, type Session, sessionStorageKey } from '@edis/contract/session'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { account, button, content, menu, openPage, pages, stored, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

const environments = (page: Page) => page.getByRole('navigation', { name: 'Environment' })
const environment = (page: Page, name: string) => environments(page).getByRole('link', { name })
const environmentInView = (page: Page) => environments(page).locator('[aria-current]')
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const scheme = (page: Page) => page.locator('html')
const chosenScheme = 'data-mantine-color-scheme'
const dashboard = { path: '/', title: 'Dashboard' }

test('each page stands between the top bar, the sidebar and the footer', async ({ page }) => {
  for (const { path, title: name } of pages)
    await test.step(name, async () => {
      await openPage(page, { path, title: name })
      await expect(page).toHaveTitle(new RegExp(name))
      await expect(page.getByRole('banner')).toContainText('Open API EDIS Partner')
      await expect(menu(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Version 1.0.0')
      await expect(page.getByRole('contentinfo')).toContainText('© 2024')
    })
})

test('the name in the top bar leads home', async ({ page }) => {
  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await page.getByRole('banner').getByRole('link', { name: 'Open API EDIS Partner' }).click()
  await expect(title(page, 'Dashboard')).toBeVisible()
})

test('the overview is an empty element within the shell', async ({ page }) => {
  expect((await page.goto('/documentation/overview'))?.status()).toBe(200)
  await expect(account(page)).toBeVisible()
  await expect(content(page)).toHaveText('')
  await expect(content(page).locator(':scope > *')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toContainText('Version 1.0.0')
})

test('any other path says so, and names the page that was meant', async ({ page, provoke }) => {
  provoke(/status of 404/)
  expect((await page.goto('/review/ordre'))?.status()).toBe(404)
  await expect(title(page, 'Page not found')).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Open API EDIS Partner')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await content(page).getByRole('button', { name: 'Search pages' }).click()
  await page.getByRole('combobox').fill('send order')
  await page.keyboard.press('Escape')
  await content(page).getByRole('link', { name: '/review/order', exact: true }).click()
  await expect(page).toHaveURL('/review/order')
  await expect(title(page, 'Page not found')).toHaveCount(0)
  await page.goto('/nothing/here')
  await content(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(title(page, 'Dashboard')).toBeVisible()
})

test('the chosen environment is in the address: it stays from page to page and after a reload', async ({ page }) => {
  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await expect(environmentInView(page)).toHaveText('Development')

  await environment(page, 'Production').click()
  await expect(page).toHaveURL('/webhook?env=production')
  await expect(environmentInView(page)).toHaveText('Production')

  await menu(page).getByRole('link', { name: 'API Credentials' }).click()
  await expect(page).toHaveURL('/credentials?env=production')
  await page.reload()
  await expect(environmentInView(page)).toHaveText('Production')

  await environment(page, 'Development').click()
  await expect(page).toHaveURL('/credentials')
})

test('a shared address opens the same environment; any other word in it means development', async ({ page }) => {
  await openPage(page, { path: '/ipwhitelist?env=production', title: 'IP Whitelist' })
  await expect(environmentInView(page)).toHaveText('Production')
  await openPage(page, { path: '/ipwhitelist?env=staging', title: 'IP Whitelist' })
  await expect(environmentInView(page)).toHaveText('Development')
})

test('development calls go to the development host alone, production calls to the other', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/webhooks/list') && asked.push(new URL(request.url()).origin))
  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await expect(content(page)).toContainText('No webhooks yet')
  expect(asked).toEqual([product.url.development])
  await environment(page, 'Production').click()
  await expect.poll(() => asked).toEqual([product.url.development, product.url.production])
})

test('the chosen colour scheme is kept, and is there before the first paint', async ({ page, provoke }) => {
  provoke(/ERR_FAILED.*\/assets\//)
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, dashboard)
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'light')

  await account(page).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'dark')
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(background).not.toBe('rgb(255, 255, 255)')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'dark')
  // A page that is still loading can end the navigation that replaces it
  await page.waitForLoadState('load')
  await page.unroute('**/assets/*.js')
  await openPage(page, dashboard)
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'dark')
})

test('System follows the system’s scheme as it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, dashboard)
  await account(page).click()
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'light')
  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(scheme(page)).toHaveAttribute(chosenScheme, 'light')
})

test('the sidebar shows the username and, without an avatar, the default image', async ({ page, partner }) => {
  await openPage(page, dashboard)
  await expect(sidebar(page)).toContainText(partner.email)
  await expect(sidebar(page).locator('img')).toHaveAttribute('src', /default-avatar/)
  await account(page).click()
  await expect(page.getByRole('group', { name: 'Account' })).toContainText(partner.email)
})

/** Signs in as it stands, with something else in the stored session. */
async function storeSession(page: Page, other: Partial<Session>): Promise<void> {
  const kept = encodeSession({ ...decodeSession(await stored(page))!, ...other })
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionStorageKey, kept] as const)
  await page.reload()
}

for (const [what, avatar, shown] of [
  ['a picture', '/favicon.svg', '/favicon.svg'],
  ['a broken picture gives way to the default image', 'data:image/png;base64,eHh4', /default-avatar/],
] as const)
  test(`the avatar and the username come from the stored session: ${what}`, async ({ page }) => {
    await openPage(page, dashboard)
    await storeSession(page, { username: 'Dewi Senja', avatar })
    await expect(sidebar(page)).toContainText('Dewi Senja')
    const picture = sidebar(page).locator('img')
    await expect(picture).toHaveAttribute('src', shown)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

test('the longest username fits', async ({ page }) => {
  const username = 'w'.repeat(50)
  await openPage(page, dashboard)
  await storeSession(page, { username })
  await expect(sidebar(page)).toContainText(username)
  expect((await sidebar(page).getByText(username).boundingBox())!.width).toBeLessThan(248)
  await account(page).click()
  await expect(page.getByRole('group', { name: 'Account' })).toContainText(username)
  await expectNothingSideways(page)
})

test('the account menu and the open sidebar are accessible in both schemes', { tag: everyState }, async ({ page }) => {
  await openPage(page, dashboard)
  await account(page).click()
  await expect(button(page, 'Logout')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Logout')).toBeHidden()

  await page.setViewportSize(narrow)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(sidebar(page)).toBeVisible()
  await expectNoViolations(page, [narrow])
  await expectNothingSideways(page)
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the top bar holds all its buttons', async ({ page }) => {
    await openPage(page, dashboard)
    await expect(account(page)).toBeInViewport({ ratio: 1 })
    await expectNothingSideways(page)
  })
})
