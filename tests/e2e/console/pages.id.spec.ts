import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { demoStaff, openConsole } from '../support/console.ts'
import { title } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' })

const pages = [
  { name: 'Webhook', act: null },
  { name: 'Laporan kurir', act: null },
  { name: 'Pengumuman', act: 'Buat pengumuman' },
  { name: 'Staf dan kunci', act: 'Tambah staf' },
  { name: 'Log audit', act: null },
] as const

test('an admin who reads Indonesian opens every page of the administration', async ({ page, product }) => {
  await openConsole(page, product.url.operations, demoStaff, 'id')
  const menu = page.getByRole('navigation', { name: 'Utama' })
  for (const { name, act } of pages) {
    await menu.getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
    if (act !== null) {
      await page.getByRole('button', { name: act }).click()
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Alasan' })).toBeVisible()
    }
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Akun: ' }).click()
  await page.getByRole('link', { name: 'Akun saya' }).click()
  await expect(title(page, 'Akun saya')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
})
