import { addOperationsKey, listOperationsKeys } from '@edis/contract/console/keys'
import { beginStaffAuthenticator, confirmStaffAuthenticator } from '@edis/contract/console/second-factor'
import { addStaff as addStaffCall, listStaff, removeStaff } from '@edis/contract/console/staff'
import { expect, type Page } from '@playwright/test'
import { stepAt, totpAt } from '../../../server/src/second-factor/totp.ts'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, callInPage, demoStaff, expectForbidden, openConsole, signInStaff } from '../support/console.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ timezoneId: 'Asia/Jakarta' })

const rowOf = (page: Page, name: string) => content(page).getByRole('listitem').filter({ hasText: name })

async function choose(page: Page, name: string, act: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('button', { name: `${act}: ${name}` }).click()
}

/** What the operations API answers a request with the key. */
const statusWith = async (operations: string, key: string) =>
  (await fetch(`${operations}/orders?limit=1`, { headers: { authorization: `Bearer ${key}` } })).status

test('an admin adds a colleague, who signs in with the password shown once, and changes the role', async ({
  page,
  product,
  browser,
}) => {
  const host = product.url.operations
  await openConsole(page, host, demoStaff)
  await menu(page).getByRole('link', { name: 'Staff and keys' }).click()
  await expect(title(page, 'Staff and keys')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await button(page, 'Add staff member').click()
  const adding = dialog(page, 'Add staff member')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await adding.getByRole('textbox', { name: 'Full name' }).fill('Sari Utami')
  await adding.getByRole('textbox', { name: 'Email' }).fill(demoStaff.email)
  await adding.getByRole('textbox', { name: 'Reason' }).fill('New in customer care')
  await adding.getByRole('button', { name: 'Add staff member' }).click()
  await expect(adding.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/already/)
  await adding.getByRole('textbox', { name: 'Email' }).fill('sari@edis.test')
  await adding.getByRole('button', { name: 'Add staff member' }).click()
  const shown = dialog(page, 'Sari Utami can sign in')
  const password = (await shown.getByRole('code').textContent()) ?? ''
  await expectNoViolations(page)
  await shown.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(rowOf(page, 'Sari Utami')).toContainText('Support')
  await expect(page.getByText(password)).toHaveCount(0)

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await openConsole(theirs, host, { email: 'sari@edis.test', password })
  await expect(menu(theirs).getByRole('link', { name: 'Webhooks' })).toBeVisible()

  await choose(page, 'Sari Utami', 'Change role')
  const changing = dialog(page, 'Change the role of Sari Utami')
  await changing.getByRole('radio', { name: /Operations/ }).check()
  await changing.getByRole('textbox', { name: 'Reason' }).fill('Moves to operations')
  await changing.getByRole('button', { name: 'Change role' }).click()
  await expect(toast(page, 'Sari Utami now has the role Operations.')).toBeVisible()
  await menu(theirs).getByRole('link', { name: 'Announcements' }).click()
  await expect(theirs.getByText('Your session has expired.')).toBeVisible()
  await signInStaff(theirs, { email: 'sari@edis.test', password })
  await expect(button(theirs, 'New announcement')).toBeVisible()
  await other.close()
})

test('a leaver’s session ends at the next call, and with it the keys that they created', async ({
  page,
  product,
  browser,
}) => {
  const host = product.url.operations
  const leaver = await addStaff(product, 'admin')
  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(host)
  await signInStaff(theirs, leaver)
  await expect(theirs.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible()
  const { secret } = (await callInPage(theirs, beginStaffAuthenticator, {})).data
  const code = totpAt(secret, stepAt(new Date()))
  expect(await callInPage(theirs, confirmStaffAuthenticator, { code })).toMatchObject({ status: 200 })
  const reason = 'The warehouse asked for it'
  const scopes: ['orders:read'] = ['orders:read']
  const { key } = (await callInPage(theirs, addOperationsKey, { name: 'WMS Cakung', scopes, reason })).data
  expect(await statusWith(host, key)).toBe(200)
  await theirs.goto(`${host}/console/staff`)
  await expect(title(theirs, 'Staff and keys')).toBeVisible()

  await openConsole(page, host, demoStaff)
  await page.goto(`${host}/console/staff`)
  await choose(page, leaver.name, 'Remove')
  const removing = dialog(page, `Remove ${leaver.name}?`)
  await expect(removing).toContainText(leaver.email)
  await expect(removing.getByRole('checkbox', { name: /WMS Cakung/ })).toBeChecked()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await removing.getByRole('textbox', { name: 'Reason' }).fill('Contract ended')
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, `${leaver.name} no longer has access. 1 key revoked.`)).toBeVisible()
  await expect(rowOf(page, leaver.name)).toContainText('Admin (removed)')

  expect(await statusWith(host, key)).toBe(401)
  await menu(theirs).getByRole('link', { name: 'Orders' }).click()
  await expect(theirs.getByText('Your session has expired.')).toBeVisible()
  await signInStaff(theirs, leaver)
  await expect(theirs.getByText('Incorrect email or password.')).toBeVisible()
  await other.close()
})

test('a system’s key is created with its limits, shown once, works, and is revoked', async ({ page, product }) => {
  const host = product.url.operations
  await openConsole(page, host, demoStaff)
  await page.goto(`${host}/console/staff?tab=keys`)
  await button(page, 'Create key').click()
  const adding = dialog(page, 'Create a system key')
  await expect(adding).toContainText('Production')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await adding.getByRole('textbox', { name: 'System' }).fill('Kilat Express')
  await adding.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('127.0.0.1\nnowhere')
  await adding.getByRole('textbox', { name: 'Reason' }).fill('Its reports come by API now')
  await adding.getByRole('button', { name: 'Create key' }).click()
  await expect(adding.getByRole('alert')).toHaveText('Choose at least one scope.')
  await adding.getByRole('checkbox', { name: 'orders:read' }).check()
  await adding.getByRole('button', { name: 'Create key' }).click()
  await expect(adding.getByRole('textbox', { name: 'Allowed IP addresses' })).toHaveAccessibleDescription(/IP address/)
  await adding.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('127.0.0.1')
  await adding.getByRole('button', { name: 'Create key' }).click()
  const shown = dialog(page, 'Key for Kilat Express')
  const key = (await shown.getByRole('code').textContent()) ?? ''
  expect(key).toMatch(/^edis_ops_live_/)
  await shown.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  const row = rowOf(page, 'Kilat Express')
  await expect(row).toContainText('orders:read')
  await expect(row).toContainText('Staf EDIS')
  expect(await statusWith(host, key)).toBe(200)
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await page.goto(`${host}/console/staff?tab=keys&env=development`)
  await expect(content(page).getByRole('heading', { name: 'System keys' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goBack()
  await row.getByRole('button', { name: 'Revoke Kilat Express' }).click()
  const revoking = dialog(page, 'Revoke the key of Kilat Express?')
  await revoking.getByRole('textbox', { name: 'Reason' }).fill('It was in an email')
  await revoking.getByRole('button', { name: 'Revoke' }).click()
  await expect(toast(page, 'The key of Kilat Express is revoked.')).toBeVisible()
  await expect(row).toContainText('Revoked')
  expect(await statusWith(host, key)).toBe(401)
})

for (const role of ['support', 'operations'] as const)
  test(`${role} neither sees staff and keys nor reaches them`, async ({ page, product }) => {
    await openConsole(page, product.url.operations, await addStaff(product, role))
    await expect(menu(page).getByRole('link', { name: 'Announcements' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Staff and keys' })).toHaveCount(0)
    await page.goto(`${product.url.operations}/console/staff`)
    await expect(content(page).getByRole('heading', { name: 'Admins only' })).toBeVisible()
    const reason = 'Nobody may'
    await expectForbidden(page, listStaff, {})
    await expectForbidden(page, addStaffCall, { email: 'x@edis.test', name: 'X', role: 'admin', reason })
    await expectForbidden(page, removeStaff, { staff_id: 'stf_none', reason })
    await expectForbidden(page, listOperationsKeys, {})
    await expectForbidden(page, addOperationsKey, { name: 'X', scopes: ['orders:read'], reason })
  })
