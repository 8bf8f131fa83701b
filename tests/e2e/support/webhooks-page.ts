import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import type { Locator, Page } from '@playwright/test'
import type { Api } from './partner.ts'
import { content, dialog } from './portal.ts'

export const setting = { path: '/webhook', title: 'Webhook Setting' }
export const url = 'https://hooks.tokosenja.test/edis'

export const row = (page: Page, address: string) =>
  content(page).getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: address })
export const field = (within: Locator) => within.getByRole('textbox', { name: 'URL' })
/** Ticks events of a webhook, which until then had all or others. */
export async function tick(within: Locator, ...events: string[]): Promise<void> {
  await within.getByText('Selected events', { exact: true }).click()
  for (const event of events) await within.getByRole('checkbox', { name: event, exact: true }).check()
}
/** What a webhook's menu offers. */
export const choose = async (page: Page, address: string, name: string) => {
  await act(content(page), `More for ${address}`).click()
  await act(content(page), name).click()
}
export const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
export const adding = (page: Page) => dialog(page, 'Add webhook')
export const keeping = (page: Page) => dialog(page, 'Save this signing secret')

export const make = async (api: Api, more: { url?: string; event?: string } = {}) => {
  const { data, failure } = await api('development', createWebhook, { url, event: '*', ...more })
  if (data === undefined) throw new Error(failure?.message)
  return data
}
