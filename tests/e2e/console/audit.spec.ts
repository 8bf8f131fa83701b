import { readFile } from 'node:fs/promises'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import { addOperationsKey, revokeOperationsKey } from '@edis/contract/console/keys'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, callInPage, demoStaff, expectForbidden, openConsole } from '../support/console.ts'
import { button, content, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ timezoneId: 'Asia/Jakarta' })

test('the audit log is filtered by action and object, opened, and exported as it is filtered', async ({
  page,
  product,
}) => {
  await openConsole(page, product.url.operations, demoStaff)
  const scopes: ['metrics:read'] = ['metrics:read']
  const added = await callInPage(page, addOperationsKey, { name: 'Prometheus', scopes, reason: 'Metrics for the team' })
  const { key_id: id } = added.data
  await callInPage(page, revokeOperationsKey, { key_id: id, reason: 'It was in a chat' })
  await menu(page).getByRole('link', { name: 'Audit log' }).click()
  await expect(title(page, 'Audit log')).toBeVisible()
  const entries = content(page).getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(entries.first()).toContainText('It was in a chat')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await content(page).getByRole('combobox', { name: 'Action' }).selectOption('Added an operations key')
  await expect(page).toHaveURL(/action=operations_key.added/)
  await expect(entries.first()).toContainText('Metrics for the team')
  await entries.first().getByText('Added an operations key').click()
  await expect(entries.first().getByRole('table', { name: 'Changed fields' })).toContainText('Prometheus')
  await expect(entries.first()).toContainText('127.0.0.1')
  await expect(entries.first()).toContainText('Production')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await entries.first().getByRole('link', { name: 'All changes to this object' }).click()
  await expect(page).toHaveURL(new RegExp(`target=${id}`))
  await expect(entries).toHaveCount(2)
  await expect(entries).toContainText([/Revoked an operations key.*It was in a chat/, /Added an operations key/])

  const downloading = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await downloading
  await expect(toast(page, 'Audit log exported.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^edis-audit-production-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Metrics for the team')
  expect(lines[2]).toContain('It was in a chat')

  await button(page, 'Clear filters').click()
  await content(page).getByRole('searchbox', { name: 'Object ID' }).fill('ord_none')
  await page.keyboard.press('Enter')
  await expect(content(page).getByRole('heading', { name: 'No matching changes' })).toBeVisible()
})

test('it is filtered by person, who stays chosen in the other environment; what is of no environment says so', async ({
  page,
  product,
}) => {
  const colleague = await addStaff(product, 'support')
  await openConsole(page, product.url.operations, colleague)
  await page.context().clearCookies()
  await openConsole(page, product.url.operations, demoStaff)
  await menu(page).getByRole('link', { name: 'Audit log' }).click()
  const person = content(page).getByRole('combobox', { name: 'Person' })
  await expect(person.getByRole('option').nth(1)).toHaveText('Me')
  await person.selectOption('Me')
  await expect(page).toHaveURL(/actor=stf_/)
  await person.selectOption(colleague.name)
  const entries = content(page).getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await entries.getByText('Signed in').click()
  await expect(entries).toContainText('None: shown in development and production')
  await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Development' }).click()
  await expect(page).toHaveURL(/env=development/)
  await expect(person).toHaveValue(/^stf_/)
  await expect(entries).toHaveCount(1)
  const named = content(page)
    .getByRole('combobox', { name: 'Action' })
    .getByRole('option', { name: /their password \(/ })
  await expect(named).toHaveText(['Changed their password (partner)', 'Changed their password (staff)'])
  await expectNoViolations(page)
  await expectNothingSideways(page)
})

test('what was done in one environment is not in the log of the other', async ({ page, product }) => {
  await openConsole(page, product.url.operations, demoStaff)
  const fields = { name: 'WMS staging', scopes: ['orders:read' as const], reason: 'For the tests' }
  const { key_id: id } = (await callInPage(page, addOperationsKey, fields, 'development')).data
  await page.goto(`${product.url.operations}/console/audit?env=development&target=${id}`)
  await expect(content(page).getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(1)
  await page.goto(`${product.url.operations}/console/audit?target=${id}`)
  await expect(content(page).getByRole('heading', { name: 'No matching changes' })).toBeVisible()
})

for (const role of ['support', 'operations'] as const)
  test(`${role} neither sees the audit log nor reaches it`, async ({ page, product }) => {
    await openConsole(page, product.url.operations, await addStaff(product, role))
    await expect(menu(page).getByRole('link', { name: 'Announcements' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Audit log' })).toHaveCount(0)
    await page.goto(`${product.url.operations}/console/audit`)
    await expect(content(page).getByRole('heading', { name: 'Admins only' })).toBeVisible()
    await expect(button(page, 'Export CSV')).toHaveCount(0)
    await expectForbidden(page, listAuditLog, {})
    await expectForbidden(page, exportAuditLog, {})
  })
