import { generateToken } from '@edis/contract/open-api/generate-token'
import { countRequests, listRequests } from '@edis/contract/portal-calls/requests'
import { expect, type Page } from '@playwright/test'
import type { Program } from '@edis/testing/program.ts'
import { expectNothingSideways, expectNoViolations, narrow } from './support/accessibility.ts'
import { basicAuthOf } from './support/keys.ts'
import type { Api } from './support/partner.ts'
import { button, content, dialog, menu, openPage } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const workplace = { path: '/requests', title: 'Requests' }
const rows = (page: Page) => page.getByRole('list', { name: 'Requests', exact: true }).getByRole('listitem')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

/** Opens the menu of all filters, unless it is open, and gives one. */
async function filter(page: Page, name: string) {
  const all = page.getByRole('group', { name: 'All filters' })
  if (!(await all.isVisible())) await page.getByRole('button', { name: /^Filter( \d+)?$/ }).click()
  return all.getByLabel(name, { exact: true })
}
const detail = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The partner's software, with a token of its own in development. */
async function softwareOf(product: Program, api: Api) {
  const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  const authorization = `Bearer ${data?.token}`
  const host = product.url.development
  return {
    get: async (path: string) => (await fetch(host + path, { headers: { authorization } })).status,
    post: async (path: string, body: object | string) =>
      (
        await fetch(host + path, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
      ).status,
  }
}

/** Calls are logged in batches, a fifth of a second after they were answered. The first is the one for the token. */
const logged = (api: Api, count: number) =>
  expect.poll(async () => (await api('development', listRequests, {})).data?.items.length).toBe(1 + count)

test('an empty log says how to make a first call, and shows it as it comes in', async ({ page, product, api }) => {
  await openPage(page, workplace)
  await expect(content(page)).toContainText('No requests yet')
  await expect(menu(page).locator('[aria-current]')).toHaveCount(0)
  await expectNoViolations(page)
  const software = await softwareOf(product, api)
  expect(await software.get('/region?search=gambir')).toBe(200)
  await expect(row(page, '/region')).toContainText('200')

  // Paused, nothing comes in; live again, it does.
  await button(page, 'Pause').click()
  expect(await software.get('/order/track?awb=none')).toBe(404)
  await logged(api, 2)
  await expect(content(page)).toContainText('Paused')
  await expect(row(page, '/order/track')).toHaveCount(0)
  await button(page, 'Resume').click()
  await page.mouse.move(0, 0)
  await expect(row(page, '/order/track')).toContainText('404')
})

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

test('filters are in the address, and a group of errors leads to its calls', async ({ page, product, api }) => {
  const software = await softwareOf(product, api)
  await software.get('/region?search=gambir')
  await software.get('/region?serch=gambir')
  await software.post('/rate/v2', { items: [] })
  await logged(api, 3)
  await openPage(page, workplace)
  await expect(rows(page)).toHaveCount(4)
  await (await filter(page, 'Status')).selectOption('4xx')
  await expect(rows(page)).toHaveCount(2)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('serch')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('serch')
  await button(page, 'Remove filter Status 4xx · Client error').click()
  await expect(page).not.toHaveURL(/status=/)
  await search(page).fill('/rate')
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, '/rate/v2')).toContainText('FIELD_REQUIRED')
  await search(page).fill('')
  await expect(rows(page)).toHaveCount(4)

  await views(page).getByRole('link', { name: 'By error' }).click()
  const errors = page.getByRole('list', { name: 'Errors' })
  await expect(errors).toContainText(/1\s*FIELD_UNKNOWN/)
  await expect(errors).toContainText(/1\s*destination_district · FIELD_REQUIRED/)
  await expectNoViolations(page)
  await errors.getByRole('link', { name: '/rate/v2' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/error=FIELD_REQUIRED/)
  await (await filter(page, 'Path')).selectOption('/sla')
  await expect(content(page)).toContainText('No matching requests')
})

test('filters are saved as a view of their own, beside errors and slow requests', async ({ page, product, api }) => {
  const software = await softwareOf(product, api)
  await software.get('/region?search=gambir')
  await software.post('/rate/v2', { items: [] })
  await software.post('/order/send/v2', { partner_order_id: 'TS-0045' })
  await logged(api, 3)
  await openPage(page, workplace)
  await views(page)
    .getByRole('link', { name: /^Errors/ })
    .click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/error=/)
  await (await filter(page, 'Path')).selectOption('/rate/v2')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await button(page, 'Save view').click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Rates that fail')
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(views(page).getByRole('link', { name: 'Rates that fail' })).toHaveAttribute('aria-current', 'page')
  await views(page).getByRole('link', { name: 'Slow' }).click()
  await expect(content(page)).toContainText('No matching requests')
  await page.reload()
  await views(page).getByRole('link', { name: 'Rates that fail' }).click()
  await expect(rows(page)).toHaveCount(1)
  await button(page, 'Remove view Rates that fail').click()
  await expect(views(page).getByRole('link', { name: 'Rates that fail' })).toHaveCount(0)
  await expect(rows(page)).toHaveCount(4)
})

test('of a flood of reads the list says how many were only counted, where they would be in it', async ({
  page,
  product,
  api,
}) => {
  const software = await softwareOf(product, api)
  const omitted = async () =>
    (await api('development', countRequests, {})).data?.hours.reduce((sum, hour) => sum + hour.omitted, 0) ?? 0
  await expect
    .poll(async () => {
      await Promise.all(Array.from({ length: 150 }, () => software.get('/warehouse/list')))
      return omitted()
    })
    .toBeGreaterThan(0)
  await openPage(page, workplace)
  await expect(content(page)).toContainText(
    /\d+ successful read requests? since \d\d:\d\d w(as|ere) counted but not logged/,
  )
  await expectNoViolations(page)
  await (await filter(page, 'Error')).selectOption('*')
  await expect(content(page)).not.toContainText('counted but not logged')
  await (await filter(page, 'Error')).selectOption('')
  await (await filter(page, 'Path')).selectOption('/order/send/v2')
  await expect(content(page)).toContainText('No matching requests')
  await expect(content(page)).not.toContainText('counted but not logged')
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
