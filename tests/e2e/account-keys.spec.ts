import { encodeBase64 } from '@edis/contract/calls/base64'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { createKey, listKeys } from '@edis/contract/portal-calls/keys'
import { requestClosing } from '@edis/contract/portal-calls/closing'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { sendOrders } from './support/orders.ts'
import type { Api } from './support/partner.ts'
import { button, content, dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const section = (path: string) => ({ path: `/account/${path}`, title: 'Account' })
const card = (page: Page, name: string) => content(page).getByRole('region', { name, exact: true })
const row = (page: Page, of: string, text: string) => card(page, of).getByRole('listitem').filter({ hasText: text })

/** A token of the partner's key. */
async function tokenOf(api: Api, key: string): Promise<string> {
  const { data: own } = await api('development', credentials, {})
  const auth = `Basic ${encodeBase64(`${own?.partner_id}:${key}`)}`
  return (await api('development', generateToken, { auth })).data?.token ?? ''
}

async function ask(url: string, token: string, path: string, method = 'GET') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'k' }
  const answer = await fetch(url + path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
  return { status: answer.status, error: ((await answer.json()) as { error?: string }).error }
}

test('a key of its own for each system: made, shown once, held to its scope, cut off', async ({
  page,
  api,
  product,
}) => {
  await openPage(page, section('keys'))
  await expect(row(page, 'Partner keys', 'Partner key')).toContainText('All calls')
  await button(page, 'Create key').click()
  const creating = dialog(page, 'Create key')
  await creating.getByRole('textbox', { name: 'Name' }).fill('Partner key')
  await creating.getByRole('button', { name: 'Create key' }).click()
  await expect(creating.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already exists/)
  await creating.getByRole('textbox', { name: 'Name' }).fill('Warehouse Cakung')
  await creating.getByRole('radio', { name: /Read only/ }).check()
  await creating.getByRole('button', { name: 'Create key' }).click()

  const made = dialog(page, 'Key for Warehouse Cakung')
  await expect(made).toContainText('shown only once')
  await page.keyboard.press('Escape')
  const key = await made.getByText(/^edis_key_dev_/).innerText()
  await made.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(row(page, 'Partner keys', 'Warehouse Cakung')).toContainText(key.slice(-4))
  await expect(content(page)).not.toContainText(key)

  const url = product.url.development
  const token = await tokenOf(api, key)
  expect(await ask(url, token, '/warehouse/list')).toMatchObject({ status: 200 })
  expect(await ask(url, token, '/order/send/v2', 'POST')).toEqual({ status: 403, error: 'AUTH_KEY_SCOPE_MISSING' })
  await page.reload()
  await expect(row(page, 'Active tokens', 'Warehouse Cakung')).toContainText('by your software')
  await expect(row(page, 'Partner keys', 'Warehouse Cakung')).toContainText('1 active token')

  await button(page, 'Revoke Warehouse Cakung').click()
  const revoking = dialog(page, 'Revoke key “Warehouse Cakung”?')
  await expect(revoking).toContainText('its active token stop working immediately')
  await revoking.getByRole('button', { name: 'Revoke key' }).click()
  await expect(toast(page, 'Key “Warehouse Cakung” and its token revoked.')).toBeVisible()
  await expect(row(page, 'Partner keys', 'Warehouse Cakung')).toHaveCount(0)
  await expect(card(page, 'Active tokens')).toContainText('No active tokens')
  expect(await ask(url, token, '/warehouse/list')).toEqual({ status: 401, error: 'AUTH_TOKEN_REVOKED' })
})

test('five keys are the most; one token is revoked, then all', async ({ page, api }) => {
  const made = []
  for (const name of ['Shop', 'Warehouse', 'ERP', 'Dashboard'])
    made.push((await api('development', createKey, { name, scope: 'orders' })).data?.partner_key ?? '')
  for (const key of made.slice(0, 3)) await tokenOf(api, key)
  await openPage(page, section('keys'))
  await expect(card(page, 'Partner keys')).toContainText('5 of 5')
  await expect(button(page, 'Create key')).toBeDisabled()
  await row(page, 'Active tokens', 'ERP').getByRole('button').click()
  await dialog(page, 'Revoke this token?').getByRole('button', { name: 'Revoke token' }).click()
  await expect(toast(page, 'Token revoked.')).toBeVisible()
  await expect(row(page, 'Active tokens', 'ERP')).toHaveCount(0)
  await button(page, 'Revoke all').click()
  await dialog(page, 'Revoke all 2 active tokens?').getByRole('button', { name: 'Revoke all' }).click()
  await expect(toast(page, '2 tokens revoked.')).toBeVisible()
  expect((await api('development', listKeys, {})).data?.map(({ tokens }) => tokens)).toEqual([0, 0, 0, 0, 0])
  await expectNothingSideways(page)
  await expectNoViolations(page)
})

test('who did what is listed, filtered by the address, and exported', async ({ page, api, partner }) => {
  await api('development', createAllowedIp, { ip: '203.0.113.7' })
  await api('production', createKey, { name: 'Shop', scope: 'all' })
  await openPage(page, section('activity'))
  await expect(content(page).locator('[aria-current=page]')).toHaveText('Activity')
  await expect(row(page, 'Activity', 'Created a partner key')).toContainText(partner.email)
  await expect(row(page, 'Activity', 'Added an allowed IP address')).toContainText('203.0.113.7')
  await expectNothingSideways(page)
  await expectNoViolations(page)
  await button(page, 'Filter').click()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('allowed_ip')
  await expect(row(page, 'Activity', 'Created a partner key')).toHaveCount(0)
  await expect(page).toHaveURL(/action=allowed_ip/)
  await page.reload()
  await expect(card(page, 'Activity').getByRole('listitem')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await (await download).path()
  const [head, first, ...rest] = (await readFile(file, 'utf8')).split('\r\n')
  expect(head).toBe('\uFEFFat,member,action,what,environment,address')
  expect(first).toContain(`,${partner.email},allowed_ip.added,203.0.113.7,development,127.0.0.1`)
  expect(rest).toEqual([''])
  await page.getByRole('searchbox', { name: 'Changed by' }).fill('nobody@edis.test')
  await expect(card(page, 'Activity')).toContainText('No matching activity')
})

test('a recipient’s data is exported, and erased where the order is final', async ({ page, api, product }) => {
  const [order = ''] = await sendOrders(product.url.development, api, 1)
  await openPage(page, section('personal-data'))
  const who = page.getByRole('textbox', { name: 'Order number, AWB or phone number' })
  await who.fill('NO-SUCH-ORDER')
  await button(page, 'Export').click()
  await expect(who).toHaveAttribute('aria-invalid', 'true')
  await who.fill('081234567890')
  const download = page.waitForEvent('download')
  await button(page, 'Export').click()
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object[]
  expect(exported).toMatchObject([{ order_id: order, recipient: { name: 'Siti Rahma', phone: '+6281234567890' } }])

  await who.fill(order)
  await button(page, 'Erase').click()
  const erasing = dialog(page, `Erase recipient data for ${order}?`)
  await expect(erasing).toContainText('can’t be undone')
  await erasing.getByRole('button', { name: 'Erase data' }).click()
  await expect(toast(page, /Not erased because these orders are still in progress: TS-/)).toBeVisible()
  await expectNothingSideways(page)
  await expectNoViolations(page)
})

test('closing is asked for, and taken back', async ({ page, api }) => {
  await openPage(page, section('personal-data'))
  await button(page, 'Request account closure').click()
  const asking = dialog(page, 'Request account closure?')
  await asking.getByRole('textbox', { name: 'Reason (optional)' }).fill('We moved on')
  await asking.getByRole('button', { name: 'Request account closure' }).click()
  await expect(card(page, 'Close account')).toContainText('Waiting for EDIS to confirm')
  expect((await api('development', requestClosing, {})).data?.requested_at).not.toBeNull()
  await button(page, 'Withdraw request').click()
  await expect(card(page, 'Close account')).toContainText('You can ask EDIS to close this account.')
})

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('the sections speak it, on a phone too', async ({ page }) => {
    for (const [path, heading] of [
      ['keys', 'Partner key'],
      ['activity', 'Aktivitas'],
      ['personal-data', 'Data penerima'],
    ] as const) {
      await page.goto(`/account/${path}`)
      await expect(content(page).getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
      await expectNothingSideways(page)
    }
  })
})
