import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow } from './support/accessibility.ts'
import { button, dialog, openPage } from './support/portal.ts'
import { test } from './support/product.ts'
import { detail, filter, logged, row, rows, search, softwareOf, workplace } from './support/requests-page.ts'

test.use({ signedInAs: 'a new partner' })

test('what comes in while a call is read waits until it is asked for', async ({ page, product, api }) => {
  const software = await softwareOf(product, api)
  await software.get('/region?search=gambir')
  await logged(api, 1)
  await openPage(page, workplace)
  await row(page, '/region').getByRole('link').click()
  await detail(page, 'GET /region').getByRole('tab', { name: 'Request' }).click()
  await expect(detail(page, 'GET /region')).toContainText('"search": "gambir"')
  await button(page, 'Older request').click()
  await expect(detail(page, 'POST /auth/generate')).toBeVisible()
  await button(page, 'Newer request').click()
  await software.get('/warehouse/list')
  await button(page, 'Show 1 new request').click()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('/warehouse/list')
})

test('a failed call names its fields, opens from a link, and runs again once it is mended', async ({
  page,
  context,
  product,
  api,
  provoke,
}) => {
  const software = await softwareOf(product, api)
  expect(await software.get('/region?serch=gambir')).toBe(422)
  await logged(api, 1)
  await openPage(page, workplace)
  await row(page, '/region').getByRole('link').click()
  await expect(page).toHaveURL(/id=req_/)
  const link = page.url()
  await openPage(page, { ...workplace, path: link })
  const shown = detail(page, 'GET /region')
  await expect(shown.getByRole('region', { name: 'What went wrong' })).toContainText('Did you mean search?')
  await expectNoViolations(page)
  await shown.getByRole('tab', { name: 'Response' }).press('ArrowRight')
  await expect(shown.getByRole('tabpanel', { name: 'Request' })).toContainText('"serch": "gambir"')
  await shown.getByRole('tab', { name: /^Headers/ }).click()
  await expect(shown.getByRole('tabpanel')).toContainText('Sent (redacted)')
  await expectNoViolations(page)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  await shown.getByRole('button', { name: 'Copy as cURL' }).click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(line).toContain(`curl '${product.url.development}/region?serch=gambir'`)
  expect(line).toContain('Bearer $EDIS_TOKEN')

  provoke(/422/)
  await shown.getByRole('button', { name: 'Run again' }).click()
  await shown.getByRole('textbox').fill('{"serch":')
  await shown.getByRole('button', { name: 'Send to development' }).click()
  await expect(shown.getByRole('alert')).toContainText('valid JSON')
  await shown.getByRole('textbox').fill('{"search":"gambir"}')
  await shown.getByRole('button', { name: 'Send to development' }).click()
  await expect(shown.getByRole('region', { name: 'Run again' })).toContainText('200')
  await expect(shown.getByRole('region', { name: 'New response' })).toContainText('Gambir')
  await expectNoViolations(page)
})

test('one field finds an order by its number, and what the portal itself sent is shown when asked for', async ({
  page,
  product,
  api,
  provoke,
}) => {
  const software = await softwareOf(product, api)
  expect(await software.post('/order/send/v2', { partner_order_id: 'TS-0043', recipient: { phone: 'x' } })).toBe(422)
  expect(await software.post('/order/send/v2', '{"partner_order_id":"TS-0044",\n "phone":"0812345",}')).toBe(400)
  await software.get('/region?search=gambir')
  await logged(api, 3)
  await openPage(page, workplace)
  await expect(row(page, 'TS-0043')).toContainText('422')
  await search(page).fill('TS-0044')
  await expect(rows(page)).toHaveCount(1)
  await row(page, 'TS-0044').getByRole('link').click()
  await detail(page, 'POST /order/send/v2').getByRole('tab', { name: 'Request' }).click()
  await expect(detail(page, 'POST /order/send/v2')).toContainText('"phone":"••••345",}')
  await expectNoViolations(page)

  // A run from here is the portal's.
  await search(page).fill('')
  await row(page, '/region').getByRole('link').click()
  await detail(page, 'GET /region').getByRole('button', { name: 'Run again' }).click()
  await detail(page, 'GET /region').getByRole('button', { name: 'Send to development' }).click()
  await logged(api, 4)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await expect(detail(page, 'GET /region')).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await (await filter(page, 'Source')).selectOption('Portal')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, '/region').getByText('Portal', { exact: true })).toBeVisible()
  for (const size of [page.viewportSize() ?? narrow, { width: 1000, height: 800 }, narrow]) {
    await page.setViewportSize(size)
    await expectNothingSideways(page)
  }
  provoke(/40[04]|422/)
})

test('on a narrow screen a call opens over the list, and another partner’s is not found', async ({
  page,
  product,
  api,
  provoke,
}) => {
  const software = await softwareOf(product, api)
  await software.post('/rate/v2', { items: [] })
  await logged(api, 1)
  await page.setViewportSize(narrow)
  await openPage(page, workplace)
  await expectNothingSideways(page)
  await row(page, '/rate/v2').getByRole('link').click()
  await expect(dialog(page, 'POST /rate/v2')).toContainText('VALIDATION_FAILED')
  await expect(dialog(page, 'POST /rate/v2').getByRole('region', { name: 'What went wrong' })).toContainText('length0')
  await expectNothingSideways(page)
  await expectNoViolations(page, [narrow])
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'POST /rate/v2')).toBeHidden()

  provoke(/404/)
  await openPage(page, { ...workplace, path: '/requests?id=req_01JD3P7M2XB5D7F9H1K3M5N7Q9' })
  await expect(dialog(page, 'Request')).toContainText('Request not found')
})
