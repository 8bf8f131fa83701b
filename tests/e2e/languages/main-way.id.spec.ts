import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from '../support/accessibility.ts'
import { partnerApp } from '../support/partner-app.ts'
import { startPartnerReceiver } from '../support/partner-receiver.ts'
import { button, content, dialog, openPage, title } from '../support/portal.ts'
import { test } from '../support/product.ts'

// The main way once in Indonesian: sign in, credentials, webhook, order, report.

test.use({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' })

const part = (page: Page, name: string) => content(page).getByRole('region', { name, exact: true })
const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

/** axe, and nothing wider than a phone. */
async function expectGood(page: Page): Promise<void> {
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)
}

async function addWebhook(page: Page, url: string): Promise<string> {
  await openPage(page, { path: '/webhook', title: 'Pengaturan Webhook' })
  await expectGood(page)
  await button(page, 'Tambah webhook').click()
  const adding = dialog(page, 'Tambah webhook')
  await adding.getByRole('textbox', { name: 'URL' }).fill(url)
  await expectGood(page)
  await act(adding, 'Tambah webhook').click()
  const keeping = dialog(page, 'Simpan signing secret ini')
  const secret = (await keeping.locator('code').textContent()) ?? ''
  await act(keeping, 'Sudah saya simpan').click()
  return secret
}

async function readKeys(page: Page) {
  await openPage(page, { path: '/credentials', title: 'Kredensial API' })
  const card = page.getByRole('region', { name: 'Development', exact: true })
  await act(card, 'Tampilkan Partner key').click()
  await expectGood(page)
  const row = (term: string) =>
    card
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('code')
  return {
    partnerId: (await row('Partner ID').textContent()) ?? '',
    partnerKey: (await row('Partner key').textContent()) ?? '',
  }
}

test('a partner goes from the sign-in over credentials, a webhook and an order to the report, in Indonesian', async ({
  page,
  product,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).fill('partner@edis.test')
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('edis-demo-partner')
  await button(page, 'Masuk').click()
  await expect(title(page, 'Dashboard')).toBeVisible()
  await expect(content(page)).toContainText('Langkah berikutnya')
  await expectGood(page)

  const keys = await readKeys(page)
  const receiver = await startPartnerReceiver({ careful: true })
  receiver.trust(await addWebhook(page, receiver.url))

  const app = partnerApp({ api: product.url.development, ...keys })
  const order = await app.sell()
  await expect.poll(() => receiver.eventsOf(order.order_id), { timeout: 30_000 }).toContain('order.delivered')
  await receiver.stop()

  await page.goto(`/review/order/${order.order_id}`)
  await expect(content(page).getByRole('heading', { level: 1 })).toContainText(order.partner_order_id)
  await expect(content(page)).toContainText(/Rp\s?\d{1,3}\.\d{3}/)
  await expect(content(page)).toContainText(/\d\d\.\d\d/)
  await expectGood(page)

  await openPage(page, { path: '/requests', title: 'Request' })
  await expect(content(page)).toContainText('/order/send/v2')
  await expectGood(page)

  await openPage(page, { path: '/review/report', title: 'Laporan' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(part(page, 'Progres')).toContainText(/\d+ dari \d+ yang wajib lulus/)
  await expect(part(page, 'Langkah berikutnya')).toBeVisible()
  await expect(part(page, 'Belum diuji')).toBeVisible()
  await part(page, 'Lulus').getByRole('button', { name: /^API/ }).click()
  const sent = part(page, 'Lulus').getByRole('listitem').filter({ hasText: '/order/send/v2' }).last()
  await act(sent, 'Bukti: Send Order V2').click()
  await expect(sent).toContainText(/menghasilkan 200 +dalam \d+/)
  await expect(sent.getByRole('region', { name: 'Response' })).toContainText(order.order_id)
  await expectGood(page)
})
