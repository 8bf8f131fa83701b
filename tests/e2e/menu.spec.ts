import { expect, type Page } from '@playwright/test'
import { narrow } from './support/accessibility.ts'
import { button, content, menu, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

/** The whole menu. Source: specification, section 2; Requests is ours. */
const specified = [
  { entries: [['Dashboard', '/']] },
  {
    group: 'API Management',
    entries: [
      ['API Credentials', '/credentials'],
      ['Webhook Setting', '/webhook'],
      ['Requests', '/requests'],
    ],
  },
  {
    group: 'API Documentation',
    entries: [
      ['Generate Token', '/documentation/authentification/accesstoken'],
      ['Refresh Token', '/documentation/authentification/refreshtoken'],
      ['Get List Product', '/documentation/product/getlistproduct'],
      ['Get List Warehouse', '/documentation/warehouse/getlistwarehouse'],
      ['Get List Expedisi', '/documentation/expedisi/getlistexpedisi'],
      ['Get Region', '/documentation/region'],
      ['Get Rate V2', '/documentation/rate/v2'],
      ['Create CS', '/documentation/cs/create'],
      ['Get List CS', '/documentation/cs/list'],
      ['Send Order V2', '/documentation/order/send/v2'],
      ['Cancel Order', '/documentation/order/cancel'],
      ['Webhook', '/documentation/webhook'],
      ['Track Order', '/documentation/order/track'],
      ['SLA', '/documentation/sla'],
    ],
  },
  {
    group: 'API Review',
    entries: [
      ['Report', '/review/report'],
      ['Order', '/review/order'],
    ],
  },
] satisfies { group?: string; entries: [string, string][] }[]

const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const current = (page: Page) => menu(page).locator('[aria-current=page]')
const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

const hasPage = async (page: Page, path: string): Promise<boolean> => (await page.request.get(path)).status() === 200

test('holds exactly the entries whose pages exist, in the specification’s order', async ({ page }) => {
  const expected: string[] = []
  for (const { group: name, entries } of specified) {
    const there: string[] = []
    for (const [entryTitle, path] of entries) if (await hasPage(page, path)) there.push(entryTitle)
    if (there.length > 0) expected.push(...(name ? [name] : []), ...there)
  }
  expect(expected).toEqual(expect.arrayContaining(['Dashboard', 'API Credentials', 'Webhook Setting']))

  await openPage(page, { path: '/', title: 'Dashboard' })
  expect(await menu(page).locator('button, a').allTextContents()).toEqual(expected)
})

test('starts at the Dashboard, with every group folded', async ({ page }) => {
  await openPage(page, { path: '/', title: 'Dashboard' })
  await expect(current(page)).toHaveText('Dashboard')
  await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await expect(entry(page, 'API Credentials')).toBeHidden()
})

test('groups unfold and fold on a click', async ({ page }) => {
  await openPage(page, { path: '/', title: 'Dashboard' })
  await group(page, 'API Management').click()
  await expect(group(page, 'API Management')).toHaveAttribute('aria-expanded', 'true')
  await expect(entry(page, 'Webhook Setting')).toBeVisible()

  await group(page, 'API Management').click()
  await expect(group(page, 'API Management')).toHaveAttribute('aria-expanded', 'false')
  await expect(entry(page, 'Webhook Setting')).toBeHidden()
})

for (const { path, name } of [
  { path: '/credentials', name: 'API Credentials' },
  { path: '/webhook', name: 'Webhook Setting' },
])
  test(`loading ${path} opens its group and highlights its entry`, async ({ page }) => {
    await openPage(page, { path, title: name })
    await expect(group(page, 'API Management')).toHaveAttribute('aria-expanded', 'true')
    await expect(current(page)).toHaveText(name)
    const background = await current(page).evaluate((link) => getComputedStyle(link).backgroundColor)
    await expect(entry(page, 'Dashboard')).not.toHaveCSS('background-color', background)
  })

test('the IP whitelist has a page and no entry: it is a tab beside the credentials', async ({ page }) => {
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  const tab = content(page).getByRole('navigation', { name: 'API Credentials' })
  await tab.getByRole('link', { name: 'IP Whitelist' }).click()
  await expect(title(page, 'IP Whitelist')).toBeVisible()
  await expect(page).toHaveURL('/ipwhitelist')
  await expect(tab.locator('[aria-current=page]')).toHaveText('IP Whitelist')
  await page.goto('/IPWhitelist/')
  await expect(tab.locator('[aria-current=page]')).toHaveText('IP Whitelist')
  await expect(current(page)).toHaveCount(0)
  await expect(entry(page, 'API Credentials')).toHaveAttribute('aria-current', 'true')
  await expect(menu(page).locator('a[href^="/ipwhitelist"]')).toHaveCount(0)
})

test('choosing a sub-item goes to its page and leaves the group open; back goes back', async ({ page }) => {
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  await entry(page, 'Webhook Setting').click()
  await expect(title(page, 'Webhook Setting')).toBeVisible()
  await expect(page).toHaveURL('/webhook')
  await expect(page).toHaveTitle(/Webhook Setting/)
  await expect(current(page)).toHaveText('Webhook Setting')
  await expect(content(page)).toBeFocused()

  await page.goBack()
  await expect(title(page, 'API Credentials')).toBeVisible()
  await expect(current(page)).toHaveText('API Credentials')
})

test('choosing a sub-item scrolls to the top, smoothly', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 320 })
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  await expect(page.getByRole('region', { name: 'cURL' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const start = await scrolled(page)
  expect(start).toBeGreaterThan(100)

  const passed = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        addEventListener('scroll', () => {
          seen.push(scrollY)
          if (scrollY === 0) resolve(seen)
        })
      }),
  )
  // The present page’s own entry: nothing but the menu moves the page
  await entry(page, 'API Credentials').click()
  expect((await passed).some((place) => place > 0 && place < start)).toBe(true)
})

test.describe('on a screen of 390 px', () => {
  test.use({ viewport: narrow })

  test('the sidebar waits behind the menu button and lies over the page', async ({ page }) => {
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    await expect(sidebar(page)).toBeHidden()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')

    await burger(page).click()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(current(page)).toHaveText('Webhook Setting')
    await expect(group(page, 'API Management')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'API Management').click()
    await expect(entry(page, 'Webhook Setting')).toBeHidden()
    await expect(sidebar(page)).toBeVisible()

    await burger(page).click()
    await expect(sidebar(page)).toBeHidden()
  })

  test('choosing a sub-item goes to its page, to the top, and closes the sidebar', async ({ page }) => {
    await openPage(page, { path: '/credentials', title: 'API Credentials' })
    await expect(page.getByRole('region', { name: 'cURL' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await scrolled(page)).toBeGreaterThan(100)

    await burger(page).click()
    await entry(page, 'Dashboard').click()
    await expect(title(page, 'Dashboard')).toBeVisible()
    await expect(sidebar(page)).toBeHidden()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('Escape and a touch beside it close the sidebar as well', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await burger(page).click()
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()

    await burger(page).click()
    await expect(sidebar(page)).toBeVisible()
    await page.mouse.click(370, 400)
    await expect(sidebar(page)).toBeHidden()
    await expect(title(page, 'Dashboard')).toBeVisible()
  })
})

test('at 993 px the sidebar stays; at 992 px it lies over the page and closes itself', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 700 })
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  await expect(burger(page)).toBeHidden()
  await entry(page, 'Webhook Setting').click()
  await expect(title(page, 'Webhook Setting')).toBeVisible()
  await expect(sidebar(page)).toBeVisible()

  await page.setViewportSize({ width: 992, height: 700 })
  await expect(sidebar(page)).toBeHidden()
  await burger(page).click()
  await entry(page, 'API Credentials').click()
  await expect(title(page, 'API Credentials')).toBeVisible()
  await expect(sidebar(page)).toBeHidden()

  await page.setViewportSize({ width: 993, height: 700 })
  await expect(sidebar(page)).toBeVisible()
  await expect(button(page, 'Close menu')).toBeHidden()
})
