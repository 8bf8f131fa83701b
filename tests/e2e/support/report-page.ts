import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations, wide } from './accessibility.ts'
import { button, content, dialog, toast } from './portal.ts'

export const report = { path: '/review/report', title: 'Report' }
export const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
export const entry = (page: Page, name: string) =>
  content(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
export const ring = (page: Page) => content(page).getByRole('img', { name: /required checks passed$/ })
export const expand = (page: Page, name: 'Passed' | 'Untested') =>
  act(content(page).getByRole('region', { name }), 'Expand all').click()
export const complete = (page: Page) => content(page).getByRole('region', { name: 'Report complete' })
export const checklist = (page: Page) => content(page).getByRole('region', { name: 'Go-live checklist' })
export const goLive = (page: Page) =>
  content(page).getByRole('region', { name: 'Webhooks and IP addresses in production' })

export async function challenge(page: Page, act1: string, outcome: RegExp): Promise<void> {
  await content(page).getByRole('listitem').getByRole('button', { name: act1, exact: true }).click()
  const sending = dialog(page, act1)
  await act(sending, 'Send').click()
  await expect(sending.getByRole('status')).toContainText(outcome)
  await act(sending, 'Done').click()
}

export async function expireToken(page: Page): Promise<void> {
  await content(page).getByRole('listitem').getByRole('button', { name: 'Expire my token', exact: true }).click()
  await act(dialog(page, 'Expire your development token?'), 'Expire token').click()
  await expect(toast(page, 'Your token has expired.')).toBeVisible()
}

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
