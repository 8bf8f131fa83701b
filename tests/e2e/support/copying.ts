import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations, wide } from './accessibility.ts'
import { button, content, dialog } from './portal.ts'

const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const goLive = (page: Page) => content(page).getByRole('region', { name: 'Webhooks and IP addresses in production' })

/** Copies what production lacks, from the report's page: the webhook at `local` is asked for another URL. */
export async function copyToProduction(page: Page, local: string): Promise<void> {
  await button(page, 'Copy all to production').click()
  const copying = dialog(page, 'Copy webhooks to production')
  await expect(copying.getByText('EDIS can’t reach a private address')).toBeVisible()
  await expect(copying).toContainText('Also copied:')
  await expectNoViolations(page, [wide])
  await act(copying, 'Copy to production').click()
  // What production refuses stays, with its reason, until it has a URL that can be reached
  const left = dialog(page, 'Copy webhook to production')
  await expect(left).toContainText('Use a public HTTPS URL')
  await act(left, 'Cancel').click()
  const keeping = dialog(page, 'Save this signing secret')
  await expect(keeping).toContainText('https://hooks.tokosenja.test/edis (all events)')
  await expect(keeping).toContainText('whsec_')
  await act(keeping, 'I’ve saved it').click()
  await expect(goLive(page)).toContainText('1 webhook to set up')
  await expect(goLive(page).getByRole('listitem')).toContainText([local])
  await button(page, `Enter URL: ${local}`).click()
  await expect(left.getByRole('textbox')).toHaveValue(local)
  await left.getByRole('textbox').fill('https://live.tokosenja.test/edis')
  await act(left, 'Copy to production').click()
  await expect(dialog(page, 'Save this signing secret')).toContainText('https://live.tokosenja.test/edis')
  await act(dialog(page, 'Save this signing secret'), 'I’ve saved it').click()
  await expect(goLive(page)).toContainText('Production has all webhooks')
}
