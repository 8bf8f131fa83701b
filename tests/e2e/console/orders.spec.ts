import { expect } from '@playwright/test'
import type { DataOf, SuccessBody } from '@edis/contract/calls/call'
import type { findAnything } from '@edis/contract/console/orders'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, openConsole } from '../support/console.ts'
import { sendOrders } from '../support/orders.ts'
import { content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

test('a parcel that a customer calls about is found, its recipient revealed with a reason, and reported by hand', async ({
  page,
  product,
  api,
}) => {
  await api('development', createWebhook, { event: 'order.created', url: 'https://hooks.tokosenja.invalid' })
  const [id = ''] = await sendOrders(product.url.development, api, 1)
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await page.goto(`${product.url.operations}/console/orders?env=development`)
  await expect(title(page, 'Orders')).toBeVisible()
  await expect(content(page).getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)

  // Who looks in the other environment is led to where it is
  await page.getByRole('link', { name: 'Production', exact: true }).click()
  await expect(page).not.toHaveURL(/env=development/)
  const listSearch = content(page).getByRole('searchbox', { name: 'Search' })
  await listSearch.fill(id)
  await listSearch.press('Enter')
  await expect(content(page).getByRole('link', { name: 'In Development: 1 order' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await search.getByRole('combobox').fill(id)
  // The order number and the city tell apart what the end of a phone finds
  await expect(search.getByRole('option')).toHaveText(/In Development · Toko Senja .*Kota Jakarta Pusat · /)
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('POST /order/send/v2')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)

  const contents = page.getByRole('region', { name: 'Contents' })
  await expect(contents).toContainText('SAMPLE-BANTAL')
  await expect(contents).toContainText(/Weight[\d.]+ kg/)

  const recipient = page.getByRole('region', { name: 'Recipient' })
  await expect(recipient).not.toContainText('Jalan')
  await recipient.getByRole('button', { name: 'Reveal' }).click()
  const revealing = dialog(page, 'Reveal the recipient?')
  await revealing.getByRole('textbox', { name: 'Reason' }).fill('Customer asks where the parcel is')
  await revealing.getByRole('button', { name: 'Reveal' }).click()
  await expect(recipient).toContainText('Jalan')

  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Report manually' }).click()
  const reporting = dialog(page, 'Report manually')
  await expectNoViolations(page)
  const status = reporting.getByRole('combobox', { name: 'Status' })
  await expect(status.locator('optgroup')).toHaveCount(2)
  await expect(status.locator('optgroup[label="Next"] option').first()).toHaveText(/In review|Confirmed|Processing/)
  await status.selectOption('Received')
  await reporting.getByRole('button', { name: 'Report' }).click()
  await expect(toast(page, 'Nothing changed: the order already had the status Received.')).toBeVisible()
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Report manually' }).click()
  await status.selectOption('Received')
  await reporting.getByRole('textbox', { name: 'Location (optional)' }).fill('Hub Cakung')
  await reporting.getByRole('button', { name: 'Report' }).click()
  await expect(toast(page, /^Status unchanged: the order already had the status Received\./)).toBeVisible()
  await expect(timeline).toContainText(/Received statusHub Cakung · Reported after the order had moved on/)
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Report manually' }).click()
  await reporting.getByRole('combobox', { name: 'Status' }).selectOption('Delivered')
  await reporting.getByRole('button', { name: 'Report' }).click()
  await expect(toast(page, 'Reported: Delivered.')).toBeVisible()
  const delivered = timeline.getByRole('listitem').filter({ hasText: /^Delivered status/ })
  await expect(delivered).toContainText('Reported manually')
  await expect(delivered).toHaveCount(1)
  await expect(timeline.getByRole('listitem').filter({ hasText: /^Picked up status/ })).toContainText('Not reported')

  // Attempts stand with the status that they tell of, out of sight until asked for
  const created = timeline.getByRole('listitem').filter({ hasText: /^Received status.*webhook/ })
  const attempt = created.getByRole('listitem').filter({ hasText: 'hooks.tokosenja.invalid' }).first()
  await expect(attempt).toBeHidden()
  const summary = created.getByText('Delivered to 0 of 1 webhook')
  await expect(summary).toContainText('hooks.tokosenja.invalid')
  await summary.click()
  await expect(attempt).toBeVisible()

  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Write to partner' }).click()
  const writing = page.getByRole('dialog', { name: /^Write to / })
  await expectNoViolations(page)
  await writing.getByRole('textbox', { name: 'Subject' }).fill('Your customer’s parcel')
  await writing.getByRole('textbox', { name: 'Message' }).fill('It was delivered today.')
  await writing.getByRole('textbox', { name: 'Reason' }).fill('Customer called')
  await writing.getByRole('button', { name: 'Send email' }).click()
  await expect(toast(page, /^Email to .* sent\.$/)).toBeVisible()
  await expect(timeline.getByText('Your customer’s parcel')).toBeVisible()
  await expectNothingSideways(page)
  await expect(menu(page).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
})

test('a number that belongs to an archived order finds its archive', async ({ page, product, api }) => {
  const [id = ''] = await sendOrders(product.url.development, api, 1)
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  // What is archived was final half a year ago
  await page.route('**/console/api/find?*', async (route) => {
    const answered = await route.fetch()
    const answer = (await answered.json()) as SuccessBody<DataOf<typeof findAnything>>
    const archived = answer.data.orders.map((order) => ({
      ...order,
      archive_id: 'arc_01M83GREF61JK1DNENCMGK81TF',
      archived_at: '2026-11-20T03:00:00.000Z',
    }))
    await route.fulfill({ response: answered, json: { ...answer, data: { ...answer.data, orders: [], archived } } })
  })
  await page.goto(`${product.url.operations}/console/orders?env=development`)
  await expect(title(page, 'Orders')).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await search.getByRole('combobox').fill(id)
  await expect(search.getByRole('option')).toContainText('Archived order')
  await page.keyboard.press('Enter')
  const found = page.getByRole('list', { name: 'Archived orders' })
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await expect(found).toContainText('arc_01M83GREF61JK1DNENCMGK81TF')
  await expect(content(page)).toContainText('No matching orders')
  await expectNoViolations(page)
  await expectNothingSideways(page)
})
