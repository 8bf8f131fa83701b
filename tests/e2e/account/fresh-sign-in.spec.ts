import { credentials } from '@edis/contract/portal-calls/credentials'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { act, card, row } from '../support/credentials-page.ts'
import { dialog, openPage, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { makeStale } from '../support/team.ts'

test.use({ signedInAs: 'a new partner' })

async function confirm(page: Page, password: string): Promise<void> {
  const confirming = dialog(page, 'Confirm your password')
  await confirming.getByRole('textbox', { name: 'Password' }).fill(password)
  await confirming.getByRole('button', { name: 'Continue' }).click()
}

test('long after the sign-in the portal starts without asking; a production key is shown and rotated once asked', async ({
  page,
  partner,
  product,
  api,
  provoke,
}) => {
  provoke(/403/)
  const key = (await api('production', credentials, {})).data?.partner_key ?? ''
  await makeStale(product, partner.email)
  await openPage(page, { path: '/credentials', title: 'API Credentials' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const production = card(page, 'Production')
  const shown = row(production, 'Partner key').locator('code')
  await expect(shown).toContainText(`hidden, ends in ${key.slice(-4)}`)
  await expect(act(production, 'Copy Partner key')).toHaveCount(0)
  await expect(act(card(page, 'Development'), 'Copy Partner key')).toBeVisible()
  await expectNoViolations(page)

  await act(production, 'Reveal Partner key').click()
  await confirm(page, partner.password)
  await expect(shown).toHaveText(key)

  await makeStale(product, partner.email)
  await act(production, 'Rotate').click()
  const rotating = dialog(page, 'Rotate partner key')
  await rotating.getByRole('button', { name: 'Rotate key' }).click()
  await confirm(page, partner.password)
  await dialog(page, 'Partner key rotated').getByRole('button', { name: 'Done' }).click()
  await expect(shown).not.toHaveText(key)

  // Also what needs the key goes on
  await makeStale(product, partner.email)
  await page.reload()
  await act(production, 'Generate token').click()
  await dialog(page, 'Confirm your password').getByRole('button', { name: 'Cancel' }).click()
  await expect(toast(page, 'Confirm your password to continue.')).toBeVisible()
  await act(production, 'Generate token').click()
  await confirm(page, partner.password)
  await expect(toast(page, 'New production token generated.')).toBeVisible()
})
