import { countRequests } from '@edis/contract/portal-calls/requests'
import { expect } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectNoViolations } from './support/accessibility.ts'
import { button, content, menu, openPage } from './support/portal.ts'
import { test } from './support/product.ts'
import { filter, logged, row, rows, search, softwareOf, views, workplace } from './support/requests-page.ts'

test.use({ signedInAs: 'a new partner' })

test('an empty log says how to make a first call, and shows it as it comes in', async ({ page, product, api }) => {
  await openPage(page, workplace)
  await expect(content(page)).toContainText('No requests yet')
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Requests')
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
  // The log as it is filtered is a file
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
  expect(file.suggestedFilename()).toMatch(/^edis-requests-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('at,id,method,call,status,error,field,partner_order_id')
  expect(lines).toEqual([expect.stringMatching(/,POST,\/rate\/v2,422,VALIDATION_FAILED,destination_district,/)])
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
  await page.getByRole('textbox', { name: 'View name' }).fill('Rates that fail')
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
