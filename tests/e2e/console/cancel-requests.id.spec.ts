import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, openConsole, staffApi } from '../support/console.ts'
import { tabTo } from './support/keyboard.ts'
import { partnerSoftware, sendOrders } from '../support/orders.ts'
import { dialog, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', locale: 'id-ID', timezoneId: 'Asia/Jakarta' })

async function open(page: Page, order: string): Promise<Locator> {
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Cari')
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(order)
  await expect(search.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  const acts = page.getByRole('region', { name: 'Tindakan' })
  await expect(acts).toContainText('Partner mengajukan pembatalan pesanan ini.')
  return acts
}

test('requests to cancel are answered with the keyboard alone, in Indonesian, and the partner sees how', async ({
  page,
  product,
  api,
}) => {
  const host = product.url.production
  const [granted = '', declined = ''] = await sendOrders(host, api, 2, 'production')
  const ask = await partnerSoftware(host, api, 'production')
  const statusOf = async (order: string) => (await ask<{ status: string }>(`/order/track?order_id=${order}`)).status
  const staff = await addStaff(product, 'operations')
  const report = await staffApi(product, staff, 'production')
  for (const order of [granted, declined]) {
    await report(reportOrderEvent, { external_id: `wms-${order}`, order_id: order, status: 'processing' })
    await ask('/order/cancel', {
      order_id: order,
      reason_code: 'BUYER_CANCELLED',
      reason: 'The buyer changed his mind',
    })
    expect(await statusOf(order)).toBe('cancel_requested')
  }

  await openConsole(page, product.url.operations, staff, 'id')
  const waiting = page.getByRole('region', { name: 'Pengajuan pembatalan' })
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expect(waiting.getByRole('link', { name: /^Putuskan pengajuan pembatalan TS-/ })).toHaveCount(2)
  await expectNoViolations(page)
  await tabTo(page, (await open(page, granted)).getByRole('button', { name: 'Batalkan pesanan' }))
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(
    'Pembeli membatalkan · The buyer changed his mind',
  )
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Batalkan pesanan ini?').getByRole('textbox', { name: 'Alasan' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type('Belum dikemas')
  await tabTo(page, dialog(page, 'Batalkan pesanan ini?').getByRole('button', { name: 'Batalkan pesanan' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Pesanan dibatalkan.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tindakan' })).not.toContainText('mengajukan pembatalan')
  expect(await statusOf(granted)).toBe('cancelled')

  await tabTo(page, (await open(page, declined)).getByRole('button', { name: 'Tolak' }))
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Tolak pembatalan?').getByRole('textbox', { name: 'Alasan' })).toBeFocused()
  await page.keyboard.type('Sudah dikemas')
  await tabTo(page, dialog(page, 'Tolak pembatalan?').getByRole('button', { name: 'Tolak' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Pembatalan ditolak.')).toBeVisible()
  expect(await statusOf(declined)).toBe('processing')
})
