import { advanceOrder, orderTimeline } from '@edis/contract/portal-calls/orders'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { sendOrders } from './support/orders.ts'
import { button, content, dialog, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true })
const credentials = { path: '/credentials', title: 'API Credentials' }

/** Opens the search by its shortcut and types. */
async function seek(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(text)
}

test('a mistyped field leads to its place, an error to its own, and both are offered again', async ({ page }) => {
  await openPage(page, credentials)
  await seek(page, 'recpient postal')
  await expect(chosen(page)).toHaveText(/^recipient\.postal_codeSend Order V2 · requestField$/)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/documentation/order/send/v2#request.recipient.postal_code')
  await expect(dialog(page, 'Search')).toBeHidden()
  const field = page.locator('[id="request.recipient.postal_code"]')
  await expect(field).toHaveAttribute('data-marked')
  await expect(field).toBeInViewport()
  await expect(content(page)).toBeFocused()

  // On the same page, folded away
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('order duplicte')
  await expect(chosen(page)).toContainText('ORDER_DUPLICATE409 · ')
  await expect(chosen(page).locator('mark').first()).toHaveText('ORDER')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/documentation/order/send/v2#error.ORDER_DUPLICATE')
  await expect(page.locator('[id="error.ORDER_DUPLICATE"]')).toBeInViewport()

  await page.keyboard.press('ControlOrMeta+k')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toContainText(['ORDER_DUPLICATE', 'recipient.postal_code'])
  // Chosen again it is shown again, though the address stays
  await page.evaluate(() => scrollTo(0, 0))
  await page.keyboard.press('Enter')
  await expect(page.locator('[id="error.ORDER_DUPLICATE"]')).toBeInViewport()
})

test('arrows, Home and End move, Escape closes and gives the focus back', async ({ page }) => {
  await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
  await button(page, 'Search pages, fields, errors and orders').focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('/order/send')
  await expect(chosen(page)).toContainText('POST/order/send/v2')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toContainText('Send Order V1')
  await page.keyboard.press('End')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(results(page).last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(chosen(page)).toContainText('Send Order V2')
  await box(page).fill('qzxwv')
  await expect(page.getByRole('status').getByText('No results for “qzxwv”')).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Search')).toBeHidden()
  await expect(button(page, 'Search pages, fields, errors and orders')).toBeFocused()
  await expect(page).toHaveURL('/ipwhitelist')
})

test('⌘Enter opens a new tab; where somebody writes, a slash is a slash', async ({ page, context }) => {
  await openPage(page, { path: '/review/order?env=production', title: 'Orders' })
  const orderBox = page.getByRole('searchbox', { name: 'Find orders' })
  await orderBox.focus()
  await page.keyboard.type('a/b')
  await expect(orderBox).toHaveValue('a/b')
  await expect(dialog(page, 'Search')).toBeHidden()

  await seek(page, 'lacak')
  await expect(chosen(page)).toContainText('Track Order')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('ControlOrMeta+Enter')
  const tab = await opened
  await expect(tab).toHaveURL('/documentation/order/track?env=production')
  await expect(title(tab, 'Track Order')).toBeVisible()
  await expect(dialog(page, 'Search')).toBeVisible()
})

test.describe('a partner who has sent an order', () => {
  test.use({ signedInAs: 'a new partner' })

  test('opens it by its AWB, in the environment in view', async ({ page, api, product }) => {
    const [order = ''] = await sendOrders(product.url.development, api, 1)
    await api('development', advanceOrder, { order_id: order, step: 'deliver' })
    const { data } = await api('development', orderTimeline, { order })
    const awb = data?.awb ?? ''

    await openPage(page, { path: '/credentials?env=production', title: 'API Credentials' })
    await seek(page, awb)
    await expect(page.getByRole('status').getByText(`Order ${awb} not found in Production.`)).toBeVisible()
    await box(page).fill('switch to development')
    await expect(chosen(page)).toContainText('Switch to Development')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/credentials')

    await seek(page, awb)
    await expect(chosen(page)).toContainText(`Open order ${data?.partner_order_id ?? ''}`)
    await expect(chosen(page)).toContainText(`Development · ${order} · ${awb} · Delivered`)
    // Another text: that order is no answer to it
    await page.keyboard.press('Backspace')
    await expect(results(page).filter({ hasText: 'Open order' })).toHaveCount(0)
    await page.keyboard.type(awb.slice(-1))
    await expect(chosen(page)).toContainText('Open order')
    await page.keyboard.press('Enter')
    await expect(title(page, `Order ${data?.partner_order_id ?? ''}`)).toBeVisible()

    await page.keyboard.press('ControlOrMeta+k')
    await expect(chosen(page)).toContainText('Open order')
  })
})

test('settings are made on the spot, or found where they are', async ({ page }) => {
  await openPage(page, credentials)
  await seek(page, 'gelap')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await seek(page, 'production key')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/credentials#production')
  await expect(page.getByRole('region', { name: 'Production' })).toBeInViewport()
  await seek(page, 'debug signature')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/webhook?tool=debugger')
  await expect(title(page, 'Webhook Setting')).toBeVisible()
})

test('what is typed while the search is fetched is not lost, and a fetch that fails says so', async ({
  page,
  provoke,
}) => {
  const chunk = '**/assets/search-dialog-*.js'
  provoke(/Failed to load resource|ERR_FAILED/)
  await openPage(page, credentials)
  await page.route(chunk, (route) => route.abort())
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('status').getByText('Search could not be loaded.')).toBeVisible()
  await page.unroute(chunk)
  await page.reload()
  await expect(title(page, 'API Credentials')).toBeVisible()

  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(chunk, async (route) => {
    await typed
    await route.continue()
  })
  const asked = page.waitForRequest(chunk)
  await page.keyboard.press('ControlOrMeta+k')
  await asked
  await page.keyboard.type('sla')
  release()
  await expect(box(page)).toHaveValue('sla')
  await page.keyboard.type('x')
  await expect(box(page)).toHaveValue('slax')
})

test(
  'it is accessible in both schemes, fills a narrow screen, and is not printed',
  { tag: everyState },
  async ({ page }) => {
    await openPage(page, credentials)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(results(page).first()).toBeVisible()
    await expectNoViolations(page, [narrow])
    await page.keyboard.type('rate')
    await expect(chosen(page)).toContainText('Get Rate V2')
    await expectNoViolations(page)
    await expectNothingSideways(page)

    await page.emulateMedia({ media: 'print' })
    await expect(dialog(page, 'Search')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.setViewportSize(narrow)
    await expect(dialog(page, 'Search')).toBeVisible()
    await expect
      .poll(() => dialog(page, 'Search').boundingBox())
      .toEqual({ x: 0, y: 0, width: narrow.width, height: narrow.height })
    await button(page, 'Close').click()
    await expect(dialog(page, 'Search')).toBeHidden()
    await button(page, 'Search pages, fields, errors and orders').click()
    await expect(box(page)).toBeFocused()
  },
)
