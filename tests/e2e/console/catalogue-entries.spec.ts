import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, openConsole } from '../support/console.ts'
import { button, content, dialog, title, toast } from '../support/portal.ts'
import { type Program } from '@edis/testing/program.ts'
import { test } from '../support/product.ts'

test.use({ timezoneId: 'Asia/Jakarta' })

async function open(page: Page, product: Program, path: string, name: string): Promise<void> {
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await page.goto(`${product.url.operations}/console/${path}?env=development`)
  await expect(title(page, name)).toBeVisible()
}

const exported = async (product: Program, kind: string) =>
  (await product.edis('export', kind, '--environment', 'development')).output

test('a warehouse is edited by itself: a wrong district is marked, and the others stay', async ({
  page,
  product,
  provoke,
}) => {
  provoke(/status of 422/)
  await open(page, product, 'warehouses', 'Warehouses and holidays')
  const warehouses = content(page).getByRole('region', { name: 'Warehouses' })
  await expect(warehouses.getByRole('listitem').first()).toBeVisible()
  const before = await warehouses.getByRole('listitem').count()
  const inactive = await warehouses.getByText('Inactive').count()
  const name = (await warehouses.getByRole('listitem').first().locator('b').textContent()) ?? ''
  await warehouses.getByRole('button', { name: `Edit: ${name}` }).click()
  const box = dialog(page, `Edit ${name}`)
  await expect(box.getByRole('textbox', { name: 'Code', exact: true })).toHaveCount(0)
  await box.getByRole('textbox', { name: 'District code' }).fill('99.99.99')
  await box.getByLabel('Cut-off time').fill('13:45')
  await box.getByRole('textbox', { name: 'Reason' }).fill('Night shift ends')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  const district = /(\d\d\.\d\d\.\d\d)/.exec((await warehouses.getByRole('listitem').first().textContent()) ?? '')?.[1]
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(box.getByText('is not the Kemendagri code of a district')).toBeVisible()
  await expect(box.getByRole('textbox', { name: 'District code' })).toBeFocused()
  await box.getByRole('textbox', { name: 'District code' }).fill(district ?? '')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Changes saved.')).toBeVisible()
  await expect(warehouses.getByRole('listitem').filter({ hasText: name })).toContainText('Cut-off 13:45')
  await expect(warehouses.getByRole('listitem')).toHaveCount(before)
  await expect(warehouses.getByText('Inactive')).toHaveCount(inactive)
})

test('a holiday is added, added twice in vain, and removed', async ({ page, product }) => {
  await open(page, product, 'warehouses', 'Warehouses and holidays')
  const holidays = content(page).getByRole('region', { name: 'Public holidays' })
  const add = async () => {
    await holidays.getByRole('button', { name: 'Add holiday' }).click()
    const box = dialog(page, 'Add holiday')
    await box.getByLabel('Date').fill('2029-06-01')
    await box.getByRole('textbox', { name: 'Name' }).fill('Hari Lahir Pancasila, "libur"')
    await box.getByRole('textbox', { name: 'Reason' }).fill('Decree of three ministers')
    await box.getByRole('button', { name: 'Add holiday' }).click()
    return box
  }
  await add()
  await expect(toast(page, 'Added.')).toBeVisible()
  const row = holidays.getByRole('listitem').filter({ hasText: 'Hari Lahir Pancasila, "libur"' })
  await expect(row).toHaveCount(1)
  const again = await add()
  await expect(again.getByText('already exists')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Remove: Hari Lahir/ }).click()
  const removing = page.getByRole('dialog', { name: /^Remove Hari Lahir/ })
  await removing.getByRole('textbox', { name: 'Reason' }).fill('Moved to another day')
  await expectNoViolations(page)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Holiday removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a product is edited, and a new one has its first stock', async ({ page, product }) => {
  await open(page, product, 'stock', 'Products and stock')
  await content(page)
    .getByRole('button', { name: /^Edit: SAMPLE-/ })
    .first()
    .click()
  const editing = page.getByRole('dialog', { name: /^Edit SAMPLE-/ })
  await editing.getByRole('spinbutton', { name: 'Unit price (Rp)' }).fill('123456')
  await editing.getByRole('textbox', { name: 'Reason' }).fill('New list price')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Changes saved.')).toBeVisible()
  expect(await exported(product, 'products')).toContain(',123456,')

  const warehouse = /^([A-Z0-9-]+),/m.exec((await exported(product, 'warehouses')).replace(/^.*\n/, ''))?.[1] ?? ''
  await button(page, 'Add product').click()
  const box = dialog(page, 'Add product')
  const filled = { 'Unit price (Rp)': '85000', 'Weight (g)': '300', 'Length (cm)': '20', 'Width (cm)': '12' }
  for (const [name, value] of Object.entries({ ...filled, 'Height (cm)': '8', 'On hand': '40' }))
    await box.getByRole('spinbutton', { name }).fill(value)
  await box.getByRole('textbox', { name: 'SKU' }).fill('KOPI-GAYO-250')
  await box.getByRole('textbox', { name: 'Name' }).fill('Kopi Gayo 250 g')
  await box.getByRole('textbox', { name: 'Warehouse code' }).fill(warehouse)
  await box.getByRole('textbox', { name: 'Reason' }).fill('New at the warehouse')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await box.getByRole('button', { name: 'Add product' }).click()
  await expect(toast(page, 'Added.')).toBeVisible()
  await content(page).getByRole('searchbox', { name: 'Search' }).fill('KOPI-GAYO-250')
  await page.keyboard.press('Enter')
  await expect(content(page).getByRole('listitem')).toHaveCount(1)
  await expect(content(page).getByRole('listitem').first()).toContainText('40')
})

test('what someone else changed meanwhile is not overwritten', async ({ page, product }) => {
  await open(page, product, 'stock', 'Products and stock')
  const first = content(page).getByRole('button', { name: /^Edit: SAMPLE-/ })
  await first.last().click()
  const box = page.getByRole('dialog', { name: /^Edit SAMPLE-/ })
  await expect(box.getByRole('textbox', { name: 'Name' })).not.toHaveValue('')
  const sku = ((await box.getAttribute('aria-label')) ?? (await box.getByRole('heading').textContent()) ?? '').slice(5)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other
    .getByRole('button', { name: `Edit: ${sku}` })
    .first()
    .click()
  const theirs = other.getByRole('dialog', { name: `Edit ${sku}` })
  await theirs.getByRole('spinbutton', { name: 'Weight (g)' }).fill('777')
  await theirs.getByRole('textbox', { name: 'Reason' }).fill('Weighed again')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(toast(other, 'Changes saved.')).toBeVisible()

  await box.getByRole('textbox', { name: 'Name' }).fill('Another name')
  await box.getByRole('textbox', { name: 'Reason' }).fill('Renamed')
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(box.getByText('Someone changed this entry')).toBeVisible()
  expect(await exported(product, 'products')).not.toContain('Another name')
})

test('a service is edited by itself: its courier, and what is switched off, stay as they are', async ({
  page,
  product,
}) => {
  await open(page, product, 'couriers', 'Couriers and services')
  const before = (await exported(product, 'couriers')).trim().split(/\r?\n/)
  await content(page)
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  const box = page.getByRole('dialog', { name: /^Edit / })
  await box.getByLabel('Cut-off time').fill('11:11')
  await box.getByRole('textbox', { name: 'COD fee (%)' }).fill('2.75')
  await box.getByRole('combobox', { name: 'Delivery days' }).selectOption('Calendar days')
  await box.getByRole('textbox', { name: 'Reason' }).fill('Contract of 2027')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await box.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Changes saved.')).toBeVisible()
  await expect(content(page).getByText('Cut-off 11:11')).toHaveCount(1)
  const after = (await exported(product, 'couriers')).trim().split(/\r?\n/)
  const changed = after.filter((line) => !before.includes(line))
  expect([after.length, changed.length]).toEqual([before.length, 1])
  expect(changed[0]).toMatch(/,2\.75,.*,11:11,calendar,/)
})
