import { addOperationsKey } from '@edis/contract/console/keys'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, demoStaff, expectForbidden, openConsole, staffApi } from '../support/console.ts'
import { sendOrders } from '../support/orders.ts'
import { content, menu, title } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

test('a refused report is found by its AWB, says why, and leads to its order', async ({
  page,
  product,
  api,
  provoke,
}) => {
  const host = product.url.operations
  const wanted = { name: 'Kilat', scopes: ['orders:write' as const], reason: 'Reports of the courier' }
  const { key } = await (await staffApi(product, demoStaff, 'development'))(addOperationsKey, wanted)
  const [order = ''] = await sendOrders(product.url.development, api, 1)
  const report = async (body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return (await fetch(`${host}/order-events`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  await report({ external_id: 'kilat-0', order_id: order, status: 'delivered' })
  await report({ external_id: 'kilat-1', order_id: order, status: 'returned' })
  await report({ external_id: 'kilat-2', awb: 'KLT88201734', status: 'in_transit' })

  await openConsole(page, host, await addStaff(product, 'support'))
  await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Development' }).click()
  await menu(page).getByRole('link', { name: 'Courier reports' }).click()
  await expect(title(page, 'Courier reports')).toBeVisible()
  const rows = content(page).getByRole('list', { name: 'Rejected reports' }).getByRole('listitem')
  await expect(rows.first()).toContainText('KLT88201734')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  const search = content(page).getByRole('searchbox', { name: 'Search' })
  await search.fill('klt88201734')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Order not found')
  await expect(rows.getByRole('link')).toHaveCount(0)

  await search.fill('kilat-1')
  await page.keyboard.press('Enter')
  await expect(rows).toContainText('Returned')
  await expect(rows).toContainText('Order is closed')
  await expect(rows).toContainText('Delivered')
  const awb = (await rows.getByRole('link').textContent()) ?? ''
  expect(awb).toMatch(/^EDT\d+$/)
  await search.fill(awb)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`find=${awb}`))
  await expect(rows).toHaveCount(1)
  await content(page).getByRole('combobox', { name: 'Reason' }).selectOption('Order not found')
  await expect(content(page).getByRole('heading', { name: 'No matching reports' })).toBeVisible()
  await content(page).getByRole('combobox', { name: 'Reason' }).selectOption('Any')

  await rows.getByRole('link', { name: `Open the order of ${awb}` }).click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Order is closed')
  provoke(/status of 403 .*\/order-events/)
  await expectForbidden(page, reportOrderEvent, { order_id: order, external_id: 'by-hand', status: 'delivered' })
})
