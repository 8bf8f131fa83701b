import { generateToken } from '@edis/contract/open-api/generate-token'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, openConsole } from '../support/console.ts'
import { basicAuthOf } from '../support/keys.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { rateCardFile } from './support/rate-card.ts'

test.use({ timezoneId: 'Asia/Jakarta', signedInAs: 'a new partner' })

async function open(page: Page, console: string, path: string, name: string): Promise<void> {
  await page.goto(`${console}${path}?env=development`)
  await expect(title(page, name)).toBeVisible()
}

/** What the partner's portal lists of a courier, in development. */
const isListed = async (development: string, courier: string, token: string) => {
  const answer = await fetch(`${development}/expedisi/list`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.text()).includes(courier)
}

test('a courier is switched off for a day, comes back by hand, and support only looks', async ({
  page,
  product,
  api,
  browser,
}) => {
  const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  const listed = () => isListed(product.url.development, 'SAMPLE-KILAT', data?.token ?? '')
  expect(await listed()).toBe(true)
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, product.url.operations, '/console/couriers', 'Couriers and services')
  const card = content(page).getByRole('region', { name: 'SAMPLE Kilat' })
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await card.getByRole('button', { name: 'Switch off: SAMPLE Kilat', exact: true }).click()
  const off = dialog(page, 'Switch off SAMPLE Kilat?')
  await expectNoViolations(page)
  await off.getByRole('textbox', { name: 'Reason' }).fill('Strike at the hub')
  await off.getByRole('radio', { name: 'Until a time' }).check()
  await off.getByRole('button', { name: 'Switch off' }).click()
  await expect(off.getByLabel('Until (WIB)')).toHaveAccessibleDescription(/This field is required/)
  await expect(card).not.toContainText('Off until')
  await expectNoViolations(page)
  await off.getByRole('radio', { name: '24 hours' }).check()
  await off.getByRole('button', { name: 'Switch off' }).click()
  await expect(toast(page, 'SAMPLE Kilat is switched off.')).toBeVisible()
  await expect(card).toContainText('Off until')
  await expect(card).toContainText('Strike at the hub')
  await expect.poll(listed, { timeout: 10_000 }).toBe(false)

  const other = await browser.newContext()
  const viewer = await other.newPage()
  await openConsole(viewer, product.url.operations, await addStaff(product, 'support'))
  await open(viewer, product.url.operations, '/console/couriers', 'Couriers and services')
  await expect(content(viewer).getByRole('region', { name: 'SAMPLE Kilat' })).toContainText('Off until')
  await expect(content(viewer).getByRole('button')).toHaveCount(0)
  await expect(menu(viewer).getByRole('link', { name: 'Warehouses and holidays' })).toHaveCount(0)
  await menu(viewer).getByRole('link', { name: 'Today' }).click()
  await expect(content(viewer).getByText('Switched off: SAMPLE Kilat until')).toBeVisible()
  await expectNoViolations(viewer)
  await other.close()

  await card.getByRole('button', { name: 'Switch on: SAMPLE Kilat', exact: true }).click()
  const on = dialog(page, 'Switch on SAMPLE Kilat?')
  await on.getByRole('textbox', { name: 'Reason' }).fill('Strike is over')
  await on.getByRole('button', { name: 'Switch on' }).click()
  await expect(card.getByText('Offered').first()).toBeVisible()
  await expect.poll(listed, { timeout: 10_000 }).toBe(true)
})

test('a rate card is taken in after what it changes was seen; one with bad rows is not', async ({
  page,
  product,
  provoke,
}) => {
  provoke(/status of 422/)
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, product.url.operations, '/console/rate-cards', 'Rate cards')
  await expect(content(page).getByRole('listitem').first()).toContainText('In force')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  const importing = async (name: string, ...lines: string[]) => {
    await dialog(page, 'Import rate card')
      .getByLabel('CSV file')
      .setInputFiles(rateCardFile(name, ...lines))
    await button(page, 'Preview changes').click()
  }
  await button(page, 'Import rate card').click()
  const box = dialog(page, 'Import rate card')
  await button(page, 'Preview changes').click()
  await expect(box.getByLabel('CSV file')).toHaveAccessibleDescription(/This field is required/)
  await box.getByRole('textbox', { name: 'Only for one partner' }).fill('partner@edis.test')
  await box.getByRole('textbox', { name: 'Version name' }).fill('Retail 2027')
  await importing('bad.csv', 'SAMPLE-KILAT,NONE,31.74,35.78.03,18000,16000,1,6000,2,3,true,2026-01-01,')
  await expect(box.getByRole('alert', { name: 'Invalid rows' })).toContainText('there is no service SAMPLE-KILAT NONE')
  await expectNoViolations(page)
  await importing('good.csv', 'SAMPLE-KILAT,REG,31.74,35.78.03,18000,16000,1,6000,2,3,true,2026-01-01,')
  await expect(box.getByRole('region', { name: 'What changes' })).toContainText('New (Rp 18,000)')
  await expect(box.getByRole('region', { name: 'What changes' })).toContainText('Kota Jakarta Selatan → ')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await box.getByRole('textbox', { name: 'Reason' }).fill('Agreed for 2027')
  await box.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(toast(page, 'Imported: rate card Retail 2027.')).toBeVisible()
  const version = content(page).getByRole('listitem').filter({ hasText: 'Retail 2027' })
  await expect(version).toContainText('In force')
  await version.getByRole('button', { name: 'Changes: Retail 2027' }).click()
  await expect(dialog(page, 'Changes in Retail 2027')).toContainText('first version')
  await page.keyboard.press('Escape')
  await button(page, 'Import rate card').click()
  await box.getByRole('textbox', { name: 'Only for one partner' }).fill('partner@edis.test')
  await importing('dearer.csv', 'SAMPLE-KILAT,REG,31.74,35.78.03,81000,16000,1,6000,2,3,true,2026-01-01,')
  await expect(box.getByRole('region', { name: 'What changes' })).toContainText('+350% · Check')
  await expect(box.getByRole('region', { name: 'What changes' })).toContainText('Valid from 1 Jan 2026.')
  await box.getByRole('textbox', { name: 'Version name' }).fill('Retail 2999')
  await box.getByLabel('First day').fill('2999-01-01')
  await button(page, 'Preview changes').click()
  await box.getByRole('textbox', { name: 'Reason' }).fill('Agreed for later')
  await box.getByRole('button', { name: 'Import', exact: true }).click()
  const later = content(page).getByRole('listitem').filter({ hasText: 'Retail 2999' })
  await expect(later).toContainText('Scheduled')
  await expectNothingSideways(page)
  await later.getByRole('button', { name: 'Withdraw: Retail 2999' }).click()
  const withdrawing = dialog(page, 'Withdraw Retail 2999?')
  await withdrawing.getByRole('textbox', { name: 'Reason' }).fill('A price is wrong')
  await expectNoViolations(page)
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click()
  await expect(later).toContainText('Withdrawn')
})

test('support sees rate cards and imports none', async ({ page, product }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  await open(page, product.url.operations, '/console/rate-cards', 'Rate cards')
  await expect(content(page).getByRole('listitem').filter({ hasText: 'In force' }).first()).toBeVisible()
  await expect(button(page, 'Import rate card')).toHaveCount(0)
  await open(page, product.url.operations, '/console/stock', 'Products and stock')
  await expect(content(page).getByRole('listitem').first()).toBeVisible()
  await expect(content(page).getByRole('button', { name: /^(Correct|Edit|Add)/ })).toHaveCount(0)
})

test('a stock count is found and corrected, with its reason', async ({ page, product }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, product.url.operations, '/console/stock', 'Products and stock')
  await content(page).getByRole('searchbox', { name: 'Search' }).fill('bantal')
  await page.keyboard.press('Enter')
  const row = content(page).getByRole('listitem').first()
  await expect(row).toContainText('SAMPLE-BANTAL')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await row.getByRole('button', { name: /^Correct: SAMPLE-BANTAL/ }).click()
  const correcting = dialog(page, 'Correct the stock of SAMPLE-BANTAL')
  await correcting.getByRole('spinbutton', { name: 'On hand' }).fill('4321')
  await correcting.getByRole('textbox', { name: 'Reason' }).fill('Counted again after the flood')
  await expectNoViolations(page)
  await correcting.getByRole('button', { name: 'Save count' }).click()
  await expect(toast(page, 'Stock of SAMPLE-BANTAL corrected.')).toBeVisible()
  await expect(row).toContainText('4,321')
})

test('a partner is given another price, and the card’s again', async ({ page, product }) => {
  await product.edis('partner', 'add', '--email', 'harga@kopi.test', '--name', 'Kopi Lereng')
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, product.url.operations, '/console/partners', 'Partners')
  await content(page).getByRole('link', { name: 'Kopi Lereng' }).click()
  await page.getByRole('tab', { name: /^Prices/ }).click()
  const prices = content(page).getByRole('region', { name: 'Contract prices' })
  await prices.getByRole('button', { name: 'Add contract price' }).click()
  const adding = dialog(page, 'Contract price for Kopi Lereng')
  await adding.getByRole('combobox', { name: 'Service' }).selectOption({ index: 1 })
  await adding.getByRole('spinbutton', { name: 'Discount in percent' }).fill('12.5')
  await adding.getByRole('textbox', { name: 'Reason' }).fill('Contract of November')
  await expectNoViolations(page)
  await adding.getByRole('button', { name: 'Save price' }).click()
  await expect(prices).toContainText('12.5% off')
  await expect(prices).toContainText('General rate card, with the discounts below.')
  await expect(prices.getByRole('listitem')).toContainText('SAMPLE Kilat Ekspres')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await prices.getByRole('button', { name: /^Remove: / }).click()
  const removing = page.getByRole('dialog')
  await removing.getByRole('textbox', { name: 'Reason' }).fill('Contract ended')
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(prices).not.toContainText('12.5% off')
})

test('warehouses and holidays are seen, and their files taken out', async ({ page, product }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, product.url.operations, '/console/warehouses', 'Warehouses and holidays')
  await expect(content(page).getByRole('region', { name: 'Warehouses' }).getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  const saving = page.waitForEvent('download')
  await button(page, 'Export holidays').click()
  expect((await saving).suggestedFilename()).toBe('edis-holidays-development.csv')
})
