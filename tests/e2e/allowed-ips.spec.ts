import { createAllowedIp, deleteAllowedIp, listAllowedIps } from '@edis/contract/portal-calls/allowed-ips'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import type { Api } from './support/partner.ts'
import { button, content, dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const whitelist = { path: '/ipwhitelist', title: 'IP Whitelist' }

const row = (page: Page, ip: string) =>
  content(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(ip, { exact: true }) })
const field = (within: Locator) => within.getByRole('textbox', { name: 'IP address or range' })
const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const adding = (page: Page) => dialog(page, 'Add IP address')
const ips = async (api: Api) => (await api('development', listAllowedIps, {})).data?.map(({ ip }) => ip)

async function add(page: Page, ip: string): Promise<void> {
  await button(page, 'Add IP address').click()
  await field(adding(page)).fill(ip)
  await act(adding(page), 'Add IP address').click()
}

test('an empty list says that all addresses are allowed; the first one shuts all others out', async ({ page, api }) => {
  await openPage(page, whitelist)
  await expect(content(page)).toContainText('All IP addresses are allowed.')
  await expect(content(page)).toContainText('No IP addresses yet')
  await button(page, 'Add IP address').click()
  await expect(field(adding(page))).toBeFocused()
  await expect(adding(page)).toContainText('all other IP addresses are blocked')
  await expect(adding(page)).toContainText('Development')
  await field(adding(page)).fill('203.0.113.7')
  await act(adding(page), 'Add IP address').click()

  await expect(toast(page, '203.0.113.7 can now call the development API.')).toBeVisible()
  await expect(row(page, '203.0.113.7')).toContainText('Added')
  await expect(content(page)).toContainText('Only the IP addresses below are allowed.')
  await button(page, 'Add IP address').click()
  await expect(adding(page)).not.toContainText('blocked')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(row(page, '203.0.113.7')).toBeVisible()
  expect(await ips(api)).toEqual(['203.0.113.7'])
  await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Production' }).click()
  await expect(content(page)).toContainText('No IP addresses yet')
})

test('addresses and ranges are kept in their one normal form', async ({ page, api }) => {
  await openPage(page, whitelist)
  for (const [written, kept] of [
    ['  203.0.113.7 ', '203.0.113.7'],
    ['198.51.100.77/24', '198.51.100.0/24'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
  ] as const) {
    await add(page, written)
    await expect(row(page, kept)).toBeVisible()
  }
  await expect(row(page, '198.51.100.0/24')).toContainText('Range')
  expect(await ips(api)).toEqual(['203.0.113.7', '198.51.100.0/24', '2001:db8::1', '192.0.2.9'])
})

test('what is no address, and what is listed already, is refused at its field', async ({ page, api }) => {
  await api('development', createAllowedIp, { ip: '2001:db8::1' })
  await openPage(page, whitelist)
  await button(page, 'Add IP address').click()
  for (const [text, says] of [
    ['tokosenja.test', /invalid or cannot be allowed/],
    ['203.0.113.256', /invalid or cannot be allowed/],
    ['203.0.113.0/33', /invalid or cannot be allowed/],
    ['2001:0DB8::0001', /already allowed/],
  ] as const) {
    await field(adding(page)).fill(text)
    await act(adding(page), 'Add IP address').click()
    await expect(field(adding(page))).toHaveAccessibleDescription(says)
    await expect(field(adding(page))).toHaveAttribute('aria-invalid', 'true')
    await field(adding(page)).press('End')
    await field(adding(page)).pressSequentially('1')
    await expect(adding(page).getByText(says)).toHaveCount(0)
  }
  await act(adding(page), 'Cancel').click()
  expect(await ips(api)).toEqual(['2001:db8::1'])
})

test('my present address is offered, added, and marked as where I am', async ({ page }) => {
  await openPage(page, whitelist)
  const present = (await content(page).getByText('Your current IP address is').locator('code').textContent())!
  expect(present).toMatch(/^(127\.0\.0\.1|::1)$/)
  await button(page, 'Add my current IP').click()
  await expect(field(adding(page))).toHaveValue(present)
  await act(adding(page), 'Add IP address').click()
  await expect(row(page, present)).toContainText('Your IP')
  await expect(button(page, 'Add my current IP')).toHaveCount(0)
  await expect(button(page, 'Add IP address')).toBeVisible()
})

test('an entry can be changed, and says what that cuts off', async ({ page, api }) => {
  for (const ip of ['203.0.113.7', '198.51.100.0/24']) await api('development', createAllowedIp, { ip })
  await openPage(page, whitelist)
  await button(page, 'Edit 203.0.113.7').click()
  const editing = dialog(page, 'Edit IP address')
  await expect(field(editing)).toHaveValue('203.0.113.7')
  await expect(editing).toContainText('requests from 203.0.113.7 are rejected')
  await field(editing).fill('198.51.100.5/24')
  await act(editing, 'Save').click()
  await expect(field(editing)).toHaveAccessibleDescription(/already allowed/)
  await field(editing).fill('203.0.113.8')
  await act(editing, 'Save').click()
  await expect(toast(page, 'Changed to 203.0.113.8.')).toBeVisible()
  await expect(row(page, '203.0.113.8')).toBeVisible()
  await expect(row(page, '203.0.113.7')).toHaveCount(0)
  expect(await ips(api)).toEqual(['203.0.113.8', '198.51.100.0/24'])
})

test('removing names what is cut off; removing the last one lets every address in again', async ({ page, api }) => {
  for (const ip of ['203.0.113.7', '203.0.113.8']) await api('development', createAllowedIp, { ip })
  await openPage(page, whitelist)
  const asking = dialog(page, 'Delete this IP address?')
  await button(page, 'Delete 203.0.113.7').click()
  await expect(asking).toContainText('203.0.113.7')
  await expect(asking).toContainText('rejected immediately')
  await expect(act(asking, 'Cancel')).toBeFocused()
  await act(asking, 'Cancel').click()
  await button(page, 'Delete 203.0.113.7').click()
  await act(asking, 'Delete IP address').click()
  await expect(toast(page, '203.0.113.7 deleted.')).toBeVisible()
  await expect(row(page, '203.0.113.7')).toHaveCount(0)

  await button(page, 'Delete 203.0.113.8').click()
  await expect(asking).toContainText('This is the last IP address on the list.')
  await expect(asking).toContainText('all IP addresses can call')
  await act(asking, 'Delete IP address').click()
  await expect(content(page)).toContainText('All IP addresses are allowed.')
  await expect(content(page)).toContainText('No IP addresses yet')
  expect(await ips(api)).toEqual([])
})

test('an entry removed elsewhere is said to be gone', async ({ page, api }) => {
  const { data } = await api('development', createAllowedIp, { ip: '203.0.113.7' })
  await openPage(page, whitelist)
  await button(page, 'Delete 203.0.113.7').click()
  await api('development', deleteAllowedIp, { id: data!.id })
  const asking = dialog(page, 'Delete this IP address?')
  await act(asking, 'Delete IP address').click()
  await expect(asking.getByRole('alert')).toContainText('None of your allowed IP addresses has this ID.')
  await act(asking, 'Cancel').click()
  await expect(content(page)).toContainText('No IP addresses yet')
})

test(
  'the page and its dialogs are accessible in both schemes and fit, whatever they show',
  { tag: everyState },
  async ({ page, api }) => {
    test.slow()
    await openPage(page, whitelist)
    await expect(content(page)).toContainText('No IP addresses yet')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await button(page, 'Add IP address').click()
    await field(adding(page)).fill('tokosenja.test')
    await act(adding(page), 'Add IP address').click()
    await expect(field(adding(page))).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await page.keyboard.press('Escape')

    const long = '2001:db8:1111:2222:3333:4444:5555:6600/120'
    for (const ip of [long, '203.0.113.7', '127.0.0.1']) await api('development', createAllowedIp, { ip })
    await page.reload()
    await expect(row(page, long)).toBeVisible()
    await expectNoViolations(page)
    await expectNothingSideways(page)
    for (const [name, opens] of [
      [`Edit ${long}`, 'Edit IP address'],
      [`Delete ${long}`, 'Delete this IP address?'],
    ] as const) {
      await button(page, name).click()
      await expect(dialog(page, opens)).toBeVisible()
      await expectNoViolations(page)
      await expectNothingSideways(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page, opens)).toBeHidden()
    }
  },
)
