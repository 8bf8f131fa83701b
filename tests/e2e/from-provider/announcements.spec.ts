import { expect, type Page } from '@playwright/test'
import { addAnnouncement, withdrawAnnouncement } from '@edis/contract/console/announcements'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, staffApi } from '../support/console.ts'
import { account, content, openPage, title } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

const incident = {
  kind: 'incident' as const,
  title_en: 'Delayed pickups in Surabaya',
  title_id: 'Penjemputan di Surabaya terlambat',
  text_en: 'Pickups are two hours late.\nWe expect them to be on time again by noon.',
  text_id: 'Penjemputan terlambat dua jam.',
  reason: 'Flood',
}
const news = {
  ...incident,
  kind: 'news' as const,
  title_en: 'Labels in ZPL',
  title_id: 'Label dalam ZPL',
}
const banners = (page: Page) => page.getByRole('region', { name: 'Announcements' })

test('an announcement appears without a reload, is dismissed or stays, and is kept in What’s new', async ({
  page,
  product,
}) => {
  const staff = await staffApi(product, await addStaff(product, 'operations'), 'production')
  await page.clock.install()
  const asked = page.waitForResponse(`${product.url.development}/announcements/list`)
  await openPage(page, { path: '/', title: 'Dashboard' })
  await asked
  const { announcement_id: id } = await staff(addAnnouncement, incident)
  const { announcement_id: newsId } = await staff(addAnnouncement, news)
  await page.clock.fastForward(31_000)
  const shown = page.getByRole('region', { name: 'Announcements' })
  await expect(shown).toContainText('Incident Delayed pickups in Surabaya')
  await expect(shown).toContainText('News Labels in ZPL')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await expect(shown.getByRole('button', { name: 'Dismiss: Delayed pickups in Surabaya' })).toHaveCount(0)
  await shown.getByRole('button', { name: 'Dismiss: Labels in ZPL' }).click()
  await expect(shown).not.toContainText('Labels in ZPL')
  await page.reload()
  await expect(banners(page)).toContainText('Delayed pickups in Surabaya')
  await expect(banners(page)).not.toContainText('Labels in ZPL')

  await banners(page).getByRole('link', { name: 'Details: Delayed pickups in Surabaya' }).click()
  await expect(title(page, 'What’s new')).toBeVisible()
  await expect(banners(page)).toBeHidden()
  const entry = content(page).getByRole('listitem').filter({ hasText: 'Delayed pickups in Surabaya' })
  await expect(entry).toContainText('We expect them to be on time again by noon.')
  await expect(entry).toContainText('Now')
  await expect(content(page).getByRole('listitem').filter({ hasText: 'Labels in ZPL' })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await staff(withdrawAnnouncement, { announcement_id: id, reason: 'Over' })
  await staff(withdrawAnnouncement, { announcement_id: newsId, reason: 'Over' })
  await page.reload()
  await account(page).click()
  await page.getByRole('link', { name: 'What’s new' }).click()
  await expect(title(page, 'What’s new')).toBeVisible()
  await expect(banners(page)).toBeHidden()
  await expect(content(page)).not.toContainText('Delayed pickups in Surabaya')
})

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('an announcement is read in the partner’s language', async ({ page, product }) => {
    const staff = await staffApi(product, await addStaff(product, 'operations'), 'production')
    const { announcement_id: id } = await staff(addAnnouncement, incident)
    await page.goto('/whats-new')
    await expect(title(page, 'Yang baru')).toBeVisible()
    await expect(content(page).getByRole('listitem')).toContainText('Penjemputan terlambat dua jam.')
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Pengumuman' })).toContainText('Gangguan')
    await staff(withdrawAnnouncement, { announcement_id: id, reason: 'Selesai' })
  })
})
