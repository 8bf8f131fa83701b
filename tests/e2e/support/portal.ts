import { sessionStorageKey } from '@edis/contract/session'
import { expect, type Page } from '@playwright/test'

// What more than one journey meets, by role and name.

/** Every page of the menu's first groups, and the one beside it. */
export const pages = [
  { path: '/', title: 'Dashboard' },
  { path: '/credentials', title: 'API Credentials' },
  { path: '/webhook', title: 'Webhook Setting' },
  { path: '/ipwhitelist', title: 'IP Whitelist' },
] as const

export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const content = (page: Page) => page.getByRole('main')
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const title = (page: Page, name: string) => content(page).getByRole('heading', { level: 1, name, exact: true })
/** A message in the corner. */
export const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)

export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionStorageKey)

export async function openPage(page: Page, { path, title: name }: { path: string; title: string }): Promise<void> {
  await page.goto(path)
  await expect(title(page, name)).toBeVisible()
}

/** As a link of the portal would: to another page of the document that is open, without loading it anew. */
export async function turnTo(page: Page, { path, title: name }: { path: string; title: string }): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(title(page, name)).toBeVisible()
}

export async function expectSignInCard(page: Page): Promise<void> {
  await expect(button(page, 'Sign In')).toBeVisible()
  await expect(account(page)).toHaveCount(0)
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await button(page, 'Sign In').click()
}

export async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await button(page, 'Logout').click()
}
