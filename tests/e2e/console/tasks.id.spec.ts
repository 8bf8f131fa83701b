import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, demoStaff, openConsole } from '../support/console.ts'
import { sendOrders } from '../support/orders.ts'
import { button, content, dialog, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', locale: 'id-ID', timezoneId: 'Asia/Jakarta' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Utama' })
async function open(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click()
  await expect(title(page, name)).toBeVisible()
}
/** Fills in why, and does it. */
async function actIn(page: Page, name: string, act: string, reason: string): Promise<void> {
  const box = dialog(page, name)
  await box.getByRole('textbox', { name: 'Alasan' }).fill(reason)
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await box.getByRole('button', { name: act, exact: true }).click()
}

test('in Indonesian: a parcel is found by its AWB and reported, a courier is switched off, a count corrected, an incident announced', async ({
  page,
  product,
  api,
}) => {
  const [id = ''] = await sendOrders(product.url.production, api, 1, 'production')
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'), 'id')
  await page.keyboard.press('Control+k')
  await dialog(page, 'Cari').getByRole('combobox').fill(id)
  await expect(dialog(page, 'Cari').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Tindakan' }).getByRole('button', { name: 'Laporkan secara manual' }).click()
  const reporting = dialog(page, 'Laporkan secara manual')
  await reporting.getByRole('combobox', { name: 'Status' }).selectOption('Terkirim')
  await reporting.getByRole('button', { name: 'Laporkan' }).click()
  await expect(toast(page, 'Dilaporkan: Terkirim.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Riwayat' }).getByText('Terkirim').first()).toBeVisible()

  await open(page, 'Kurir dan layanan')
  const courier = content(page).getByRole('region', { name: 'SAMPLE Segera' })
  await courier.getByRole('button', { name: 'Nonaktifkan: SAMPLE Segera', exact: true }).click()
  await actIn(page, 'Nonaktifkan SAMPLE Segera?', 'Nonaktifkan', 'Banjir di gudang kurir')
  await expect(toast(page, 'SAMPLE Segera dinonaktifkan.')).toBeVisible()
  await expect(courier).toContainText('Nonaktif sampai')
  await courier.getByRole('button', { name: 'Aktifkan: SAMPLE Segera', exact: true }).click()
  await actIn(page, 'Aktifkan SAMPLE Segera?', 'Aktifkan', 'Banjir sudah surut')
  await expect(courier).not.toContainText('Nonaktif sampai')

  await open(page, 'Produk dan stok')
  const row = content(page).getByRole('listitem').filter({ hasText: 'SAMPLE-DOMPET' }).first()
  await row.getByRole('button', { name: /^Koreksi: SAMPLE-DOMPET/ }).click()
  await dialog(page, 'Koreksi stok SAMPLE-DOMPET').getByRole('spinbutton', { name: 'Stok fisik' }).fill('4321')
  await actIn(page, 'Koreksi stok SAMPLE-DOMPET', 'Simpan hitungan', 'Hitung ulang setelah banjir')
  await expect(toast(page, 'Stok SAMPLE-DOMPET sudah dikoreksi.')).toBeVisible()
  await expect(row).toContainText('4.321')

  await open(page, 'Pengumuman')
  await button(page, 'Buat pengumuman').click()
  for (const language of ['Dalam bahasa Inggris', 'Dalam bahasa Indonesia']) {
    const group = dialog(page, 'Umumkan ke semua partner').getByRole('group', { name: language })
    await group.getByRole('textbox', { name: 'Judul' }).fill('Penjemputan di Jakarta terlambat')
    await group.getByRole('textbox', { name: 'Isi' }).fill('Penjemputan terlambat dua jam karena banjir.')
  }
  await actIn(page, 'Umumkan ke semua partner', 'Umumkan', 'Laporan koordinator')
  await expect(toast(page, 'Diumumkan. Partner melihatnya dalam satu menit.')).toBeVisible()
})

test('in Indonesian: a partner is approved, written to and given other prices', async ({ page, product }) => {
  await product.edis('partner', 'add', '--email', 'sari@tenun.test', '--name', 'Tenun Sari')
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'), 'id')
  await open(page, 'Partner')
  await content(page).getByRole('link', { name: 'Tenun Sari' }).click()
  const decision = page.getByRole('region', { name: 'Akses production', exact: true })
  await decision.getByRole('button', { name: 'Beri akses production tanpa pengajuan' }).click()
  await decision.getByRole('textbox', { name: 'Alasan' }).fill('Disepakati lewat telepon')
  await decision.getByRole('button', { name: 'Beri akses production', exact: true }).click()
  await expect(toast(page, 'Tenun Sari mendapat akses production.')).toBeVisible()

  await button(page, 'Kirim email ke partner').click()
  const writing = dialog(page, 'Kirim email ke Tenun Sari')
  await writing.getByRole('textbox', { name: 'Subjek' }).fill('Selamat bergabung')
  await writing.getByRole('textbox', { name: 'Pesan' }).fill('Akses production Anda sudah aktif.')
  await actIn(page, 'Kirim email ke Tenun Sari', 'Kirim email', 'Sambutan')
  await expect(toast(page, 'Email ke Tenun Sari dikirim.')).toBeVisible()

  await page.getByRole('tab', { name: /^Tarif/ }).click()
  await button(page, 'Tambah tarif kontrak').click()
  const price = dialog(page, 'Tarif kontrak untuk Tenun Sari')
  await price.getByRole('combobox', { name: 'Layanan' }).selectOption({ index: 1 })
  await price.getByRole('spinbutton', { name: 'Diskon dalam persen' }).fill('12.5')
  await actIn(page, 'Tarif kontrak untuk Tenun Sari', 'Simpan tarif', 'Kontrak November')
  await expect(content(page).getByRole('region', { name: 'Tarif kontrak' })).toContainText(/diskon 12,5\s?%/)
})

test('in Indonesian: a leaver’s access is taken away', async ({ page, product }) => {
  const leaver = await addStaff(product, 'support')
  await openConsole(page, product.url.operations, demoStaff, 'id')
  await open(page, 'Staf dan kunci')
  const row = content(page).getByRole('listitem').filter({ hasText: leaver.name })
  await row
    .getByRole('button', { name: new RegExp(`${leaver.name}$`) })
    .last()
    .click()
  const remove = page.getByRole('button', { name: `Hapus: ${leaver.name}` })
  await remove.click()
  await actIn(page, `Hapus ${leaver.name}?`, 'Hapus', 'Kontrak berakhir')
  await expect(toast(page, `${leaver.name} tidak lagi punya akses.`)).toBeVisible()
  await expect(row).toContainText('Support (dihapus)')
})
