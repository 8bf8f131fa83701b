import type { Locator, Page } from '@playwright/test'

export const apiCredentials = { path: '/credentials', title: 'API Credentials' }
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The line of a card or dialog that the term begins. */
export const row = (within: Locator, term: string) =>
  within.locator('dl > div').filter({ has: within.page().getByText(term, { exact: true }) })
export const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
