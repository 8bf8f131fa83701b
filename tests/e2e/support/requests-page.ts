import { generateToken } from '@edis/contract/open-api/generate-token'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { expect, type Page } from '@playwright/test'
import type { Program } from '@edis/testing/program.ts'
import { basicAuthOf } from './keys.ts'
import type { Api } from './partner.ts'

export const workplace = { path: '/requests', title: 'Requests' }
export const rows = (page: Page) => page.getByRole('list', { name: 'Requests', exact: true }).getByRole('listitem')
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
export const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

/** Opens the menu of all filters, unless it is open, and gives one. */
export async function filter(page: Page, name: string) {
  const all = page.getByRole('group', { name: 'All filters' })
  if (!(await all.isVisible())) await page.getByRole('button', { name: /^Filter( \d+)?$/ }).click()
  return all.getByLabel(name, { exact: true })
}
export const detail = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The partner's software, with a token of its own in development. */
export async function softwareOf(product: Program, api: Api) {
  const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  const authorization = `Bearer ${data?.token}`
  const host = product.url.development
  return {
    get: async (path: string) => (await fetch(host + path, { headers: { authorization } })).status,
    post: async (path: string, body: object | string) =>
      (
        await fetch(host + path, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
      ).status,
  }
}

/** Calls are logged in batches, a fifth of a second after they were answered. The first is the one for the token. */
export const logged = (api: Api, count: number) =>
  expect.poll(async () => (await api('development', listRequests, {})).data?.items.length).toBe(1 + count)
