import { expect, type Locator, type Page } from '@playwright/test'
import { addStaff, demoStaff, openConsole } from '../support/console.ts'
import { pressEnterOn, tabTo, typeInto } from './support/keyboard.ts'
import { sendOrders } from '../support/orders.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { rateCardFile } from './support/rate-card.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

async function open(page: Page, name: string): Promise<void> {
  await pressEnterOn(page, menu(page).getByRole('link', { name }))
  await expect(title(page, name)).toBeVisible()
}

/** Says why, and does it. */
async function actIn(page: Page, box: Locator, act: string, reason: string): Promise<void> {
  await typeInto(page, box.getByRole('textbox', { name: 'Reason' }), reason)
  await pressEnterOn(page, box.getByRole('button', { name: act, exact: true }))
}

test('with the keyboard alone a parcel is found and reported, a courier switched off, a count corrected, an incident announced', async ({
  page,
  product,
  api,
}) => {
  const [id = ''] = await sendOrders(product.url.production, api, 1, 'production')
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await page.keyboard.press('Control+k')
  await expect(dialog(page, 'Search').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(id)
  await expect(dialog(page, 'Search').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await pressEnterOn(page, button(page, 'Report manually'))
  const reporting = dialog(page, 'Report manually')
  await typeInto(page, reporting.getByRole('combobox', { name: 'Status' }), 'Delivered')
  await pressEnterOn(page, reporting.getByRole('button', { name: 'Report' }))
  await expect(toast(page, 'Reported: Delivered.')).toBeVisible()

  await open(page, 'Couriers and services')
  const courier = content(page).getByRole('region', { name: 'SAMPLE Segera' })
  await pressEnterOn(page, courier.getByRole('button', { name: 'Switch off: SAMPLE Segera', exact: true }))
  await actIn(page, dialog(page, 'Switch off SAMPLE Segera?'), 'Switch off', 'Flood at the hub')
  await expect(courier).toContainText('Off until')
  await pressEnterOn(page, courier.getByRole('button', { name: 'Switch on: SAMPLE Segera', exact: true }))
  await actIn(page, dialog(page, 'Switch on SAMPLE Segera?'), 'Switch on', 'The water is gone')
  await expect(courier).not.toContainText('Off until')

  await open(page, 'Products and stock')
  const row = content(page).getByRole('listitem').filter({ hasText: 'SAMPLE-DOMPET' }).first()
  await pressEnterOn(page, row.getByRole('button', { name: /^Correct: SAMPLE-DOMPET/ }))
  const correcting = dialog(page, 'Correct the stock of SAMPLE-DOMPET')
  await typeInto(page, correcting.getByRole('spinbutton', { name: 'On hand' }), '4321')
  await actIn(page, correcting, 'Save count', 'Counted again after the flood')
  await expect(row).toContainText('4,321')

  await open(page, 'Announcements')
  await pressEnterOn(page, button(page, 'New announcement'))
  const writing = dialog(page, 'Announce to all partners')
  for (const language of ['In English', 'In Indonesian']) {
    const group = writing.getByRole('group', { name: language })
    await typeInto(page, group.getByRole('textbox', { name: 'Title' }), 'Pickups in Jakarta are late')
    await typeInto(
      page,
      group.getByRole('textbox', { name: 'Text' }),
      'Pickups are two hours late because of flooding.',
    )
  }
  await actIn(page, writing, 'Announce', 'The coordinator called')
  await expect(toast(page, 'Announced. Partners see it within a minute.')).toBeVisible()
})

test('with the keyboard alone a partner is approved, written to, and given other prices and a rate card', async ({
  page,
  product,
}) => {
  await product.edis('partner', 'add', '--email', 'wulan@rempah.test', '--name', 'Rempah Wulan')
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await open(page, 'Partners')
  await pressEnterOn(page, content(page).getByRole('link', { name: 'Rempah Wulan' }))
  const decision = page.getByRole('region', { name: 'Production access', exact: true })
  await pressEnterOn(page, decision.getByRole('button', { name: 'Grant production access without a request' }))
  await actIn(page, decision, 'Grant production access', 'Agreed by phone')
  await expect(toast(page, 'Rempah Wulan has production access.')).toBeVisible()

  await pressEnterOn(page, button(page, 'Write to partner'))
  const letter = dialog(page, 'Write to Rempah Wulan')
  await typeInto(page, letter.getByRole('textbox', { name: 'Subject' }), 'Welcome')
  await typeInto(page, letter.getByRole('textbox', { name: 'Message' }), 'Your production access is active.')
  await actIn(page, letter, 'Send email', 'A welcome')
  await expect(toast(page, /^Email to Rempah Wulan sent\.$/)).toBeVisible()

  // One stop for all tabs, between them by arrow
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /^Prices/ })).toHaveAttribute('aria-selected', 'true', { timeout: 50 })
  }).toPass({ intervals: [0] })
  await pressEnterOn(page, button(page, 'Add contract price'))
  const price = dialog(page, 'Contract price for Rempah Wulan')
  await tabTo(page, price.getByRole('combobox', { name: 'Service' }))
  await page.keyboard.press('ArrowDown')
  await typeInto(page, price.getByRole('spinbutton', { name: 'Discount in percent' }), '12.5')
  await actIn(page, price, 'Save price', 'Contract of November')
  await expect(content(page).getByRole('region', { name: 'Contract prices' })).toContainText('12.5% off')

  await open(page, 'Rate cards')
  await pressEnterOn(page, button(page, 'Import rate card'))
  const importing = dialog(page, 'Import rate card')
  await typeInto(page, importing.getByRole('textbox', { name: 'Only for one partner' }), 'wulan@rempah.test')
  await typeInto(page, importing.getByRole('textbox', { name: 'Version name' }), 'Rempah 2027')
  const [file] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressEnterOn(page, importing.getByLabel('CSV file')),
  ])
  const line = 'SAMPLE-KILAT,REG,31.74,35.78.03,18000,16000,1,6000,2,3,true,2026-01-01,'
  await file.setFiles(rateCardFile('rempah.csv', line))
  await pressEnterOn(page, importing.getByRole('button', { name: 'Preview changes' }))
  await expect(importing.getByRole('region', { name: 'What changes' })).toContainText('New (Rp 18,000)')
  await actIn(page, importing, 'Import', 'Agreed for 2027')
  await expect(toast(page, 'Imported: rate card Rempah 2027.')).toBeVisible()
})

test('with the keyboard alone a leaver’s access is taken away', async ({ page, product }) => {
  const leaver = await addStaff(product, 'support')
  await openConsole(page, product.url.operations, demoStaff)
  await open(page, 'Staff and keys')
  const row = content(page).getByRole('listitem').filter({ hasText: leaver.name })
  await pressEnterOn(page, row.getByRole('button', { name: `More for ${leaver.name}` }))
  await pressEnterOn(page, page.getByRole('button', { name: `Remove: ${leaver.name}` }))
  await actIn(page, dialog(page, `Remove ${leaver.name}?`), 'Remove', 'Contract ended')
  await expect(toast(page, `${leaver.name} no longer has access.`)).toBeVisible()
  await expect(row).toContainText('Support (removed)')
})
