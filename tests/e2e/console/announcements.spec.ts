import { addAnnouncement, withdrawAnnouncement } from '@edis/contract/console/announcements'
import { listAnnouncements } from '@edis/contract/portal-calls/announcements'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, expectForbidden, openConsole } from '../support/console.ts'
import type { Api } from '../support/partner.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

const incident = {
  kind: 'incident' as const,
  title_en: 'Delayed pickups in Surabaya',
  title_id: 'Penjemputan di Surabaya terlambat',
  text_en: 'Pickups are two hours late because of flooding.',
  text_id: 'Penjemputan terlambat dua jam karena banjir.',
  reason: 'Report of the coordinator in Surabaya',
}
const toldToPartners = async (api: Api) => (await api('development', listAnnouncements, {})).data ?? []

test('an incident is announced, seen by partners, corrected, ended and withdrawn', async ({ page, product, api }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await menu(page).getByRole('link', { name: 'Announcements' }).click()
  await expect(title(page, 'Announcements')).toBeVisible()
  await button(page, 'New announcement').click()
  const writing = dialog(page, 'Announce to all partners')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  for (const [language, name] of [
    ['en', 'In English'],
    ['id', 'In Indonesian'],
  ] as const) {
    const group = writing.getByRole('group', { name })
    await group.getByRole('textbox', { name: 'Title' }).fill(incident[`title_${language}`])
    await group.getByRole('textbox', { name: 'Text' }).fill(incident[`text_${language}`])
  }
  await writing.getByRole('button', { name: 'Announce' }).click()
  await expect(writing.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/This field is required/)
  await expect(writing.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await writing.getByRole('textbox', { name: 'Reason' }).fill(incident.reason)
  await writing.getByLabel('Ends (WIB)').fill('2020-01-01T08:00')
  await writing.getByRole('button', { name: 'Announce' }).click()
  await expect(writing.getByLabel('Ends (WIB)')).toHaveAccessibleDescription(/must be after/i)
  await writing.getByLabel('Ends (WIB)').fill('')
  await writing.getByRole('button', { name: 'Announce' }).click()
  await expect(toast(page, 'Announced. Partners see it within a minute.')).toBeVisible()
  const row = content(page).getByRole('listitem').filter({ hasText: incident.title_en })
  await expect(row).toContainText('Active')
  expect(await toldToPartners(api)).toMatchObject([{ title: incident.title_en, kind: 'incident', in_force: true }])
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await row.getByRole('button', { name: `More for ${incident.title_en}` }).click()
  await page.getByRole('button', { name: `Edit: ${incident.title_en}` }).click()
  const changing = dialog(page, 'Edit announcement')
  const english = changing.getByRole('group', { name: 'In English' })
  await expect(english.getByRole('textbox', { name: 'Text' })).toHaveValue(incident.text_en)
  await english.getByRole('textbox', { name: 'Text' }).fill('Pickups are one hour late because of flooding.')
  await changing.getByRole('textbox', { name: 'Reason' }).fill('The water is falling')
  await changing.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Announcement changed.')).toBeVisible()
  expect(await toldToPartners(api)).toMatchObject([{ text: 'Pickups are one hour late because of flooding.' }])

  await row.getByRole('button', { name: `End now: ${incident.title_en}` }).click()
  const ending = dialog(page, 'End this announcement?')
  await ending.getByRole('textbox', { name: 'Reason' }).fill('Pickups are on time again')
  await ending.getByRole('button', { name: 'End now' }).click()
  await expect(row).toContainText('Ended')
  expect(await toldToPartners(api)).toMatchObject([{ in_force: false }])

  await row.getByRole('button', { name: `More for ${incident.title_en}` }).click()
  await page.getByRole('button', { name: `Withdraw: ${incident.title_en}` }).click()
  const withdrawing = dialog(page, 'Withdraw this announcement?')
  await withdrawing.getByRole('textbox', { name: 'Reason' }).fill('It was another city')
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click()
  await expect(row).toContainText('Withdrawn')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await toldToPartners(api)).toEqual([])
})

test('support reads announcements and makes none', async ({ page, product }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  await menu(page).getByRole('link', { name: 'Announcements' }).click()
  await expect(title(page, 'Announcements')).toBeVisible()
  await expect(content(page).getByRole('heading', { name: 'All announcements' })).toBeVisible()
  await expect(content(page).getByRole('button')).toHaveCount(0)
  await expectForbidden(page, addAnnouncement, incident)
  await expectForbidden(page, withdrawAnnouncement, { announcement_id: 'ann_none', reason: incident.reason })
})
