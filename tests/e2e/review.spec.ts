import { generateToken } from '@edis/contract/open-api/generate-token'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from './support/accessibility.ts'
import { basicAuthOf, credentialsOf } from './support/keys.ts'
import type { Api } from './support/partner.ts'
import { partnerApp } from './support/partner-app.ts'
import { button, content, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const report = { path: '/review/report', title: 'Report' }
const orders = { path: '/review/order', title: 'Orders' }
const part = (page: Page, name: string) => content(page).getByRole('region', { name, exact: true })
const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

async function openShop(api: Api, url: string) {
  const { partner_id: partnerId, partner_key: partnerKey } = await credentialsOf(api, 'development')
  return partnerApp({ api: url, partnerId, partnerKey })
}

test('a report that has seen nothing says where to begin, and can be taken away', async ({ page }) => {
  await openPage(page, report)
  await expect(part(page, 'Next step')).toContainText('Call POST /auth/generate from your own software')
  await expect(part(page, 'Go-live checklist')).toContainText('checks left')
  const untested = part(page, 'Untested').getByRole('listitem')
  await expect(untested.first()).toHaveText(/^Generate Token/)
  await expect(untested.first()).not.toContainText('from your own software')
  // Only the section of the next step is open
  const events = part(page, 'Untested').getByRole('button', { name: /^Events acknowledged 0 of 10/ })
  await expect(events).toHaveAttribute('aria-expanded', 'false')
  await events.press('Enter')
  await expect(part(page, 'Untested')).toContainText('Return 2xx to the webhook delivery')
  await expect(untested.filter({ hasText: 'Order confirmed' })).toHaveText(/^Order confirmedUntestedorder\.confirmed/)
  await expect(untested.getByRole('link', { name: 'Order confirmed' })).toHaveAttribute('href', /\/webhook/)
  await expect(part(page, 'Untested').getByRole('link', { name: 'Move an order' })).toHaveAttribute(
    'href',
    '/review/order',
  )
  await act(part(page, 'Untested'), 'Expand all').click()
  await expect(part(page, 'Untested')).toContainText('No production key is used in development')
  const fold = part(page, 'Untested').getByRole('button', { name: /^Optional/ })
  await expect(part(page, 'Untested')).not.toContainText('Get Region')
  await fold.press('Enter')
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(part(page, 'Untested')).toContainText('Get Region')
  await expect(part(page, 'Untested')).toContainText('metadata.scenario “damaged” triggers it')
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)

  const saving = page.waitForEvent('download')
  await button(page, 'Export').press('Enter')
  await button(page, 'Export CSV').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^edis-report-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await saved.path(), 'utf8')).toContain(
    '\r\norder-send-v2,calls,Send Order V2,/order/send/v2,true,untested,false,',
  )

  await expect(content(page).getByRole('link', { name: /certificate/i })).toHaveCount(0)
  await openPage(page, { path: '/review/certificate', title: 'Certificate' })
  await expect(content(page)).toContainText('No certificate yet')
  await expect(button(page, 'Print')).toHaveCount(0)
})

test('the portal’s own token proves nothing, the partner’s software does, while the page is watched', async ({
  page,
  api,
  product,
}) => {
  await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  await openPage(page, report)
  const warehouses = content(page).getByRole('listitem').filter({ hasText: '/warehouse/list' })
  await expect(warehouses).toContainText('Untested')
  const app = await openShop(api, product.url.development)
  expect((await app.call('GET', '/warehouse/list')).status).toBe(200)
  await part(page, 'Passed')
    .getByRole('button', { name: /^API calls/ })
    .click()
  await expect(warehouses).toContainText('Passed')
  await act(warehouses, 'Evidence: Get List Warehouse').click()
  await expect(warehouses.getByRole('region', { name: 'Response' })).toContainText('"warehouse_id"')
  // What is open stays open as the report is asked for again
  await page.waitForResponse(`${product.url.development}/logs/list`)
  await expect(warehouses.getByRole('region', { name: 'Response' })).toBeVisible()
  await warehouses.getByRole('link', { name: 'Open in Requests' }).click()
  await expect(title(page, 'Requests')).toBeVisible()
  await expect(part(page, 'GET /warehouse/list')).toContainText('"warehouse_id"')
})

test('what does not load says why, and Retry loads it', async ({ page, product, provoke }) => {
  provoke(/status of 500/)
  for (const [place, call, what, then] of [
    [report, '/logs/list', 'the report', '0 of 23 required passed'],
    [orders, '/orders/list', 'orders', 'No orders yet'],
  ] as const) {
    const address = `${product.url.development}${call}`
    await page.route(address, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 500, error: 'INTERNAL_ERROR', message: 'Something went wrong at EDIS.', request_id: 'req_1' },
      }),
    )
    await openPage(page, place)
    await expect(content(page).getByRole('alert')).toContainText(`Could not load ${what}`)
    await page.unroute(address)
    await button(page, 'Retry').click()
    await expect(content(page)).toContainText(then)
  }
})
